import { OFFER_WORDS } from './limits.ts';

/** How an offer compares with the recommended length. */
export interface OfferWords {
  words: number;
  /** Words missing to the minimum; 0 when long enough. */
  more: number;
  /** Words beyond the maximum; 0 when short enough. */
  fewer: number;
}

/** Counts the words of an offer, separated by white space. */
export function offerWords(text: string): OfferWords {
  const words = text.split(/\s+/).filter((word) => word !== '').length;
  return {
    words,
    more: Math.max(OFFER_WORDS.least - words, 0),
    fewer: Math.max(words - OFFER_WORDS.most, 0),
  };
}

/** Offers for storage: trimmed, without blank ones (spec 3 §5). */
export const withoutBlanks = (offers: readonly string[]): string[] =>
  offers.map((offer) => offer.trim()).filter((offer) => offer !== '');

/**
 * Reads an offer list in either form (spec 3 §3): a list of texts, or the same as JSON text. Nothing is an empty
 * list; undefined for anything else.
 */
export function readOfferList(sent: unknown): string[] | undefined {
  if (sent === null || sent === undefined || (typeof sent === 'string' && sent.trim() === '')) return [];
  const list = typeof sent === 'string' ? parsed(sent) : sent;
  if (!Array.isArray(list) || !list.every((one) => typeof one === 'string')) return undefined;
  return withoutBlanks(list);
}

/** Parses JSON text; undefined when malformed. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

const OFFER_FIELD = /^offer_list\[(\d{1,4})\]$/;

/**
 * Reads an offer list sent as form fields `offer_list[0]`, `offer_list[1]` and so on (spec 3 §7), in numeric order.
 * Undefined without any. `unknown` is the first field that is not such a text.
 */
export function readOfferFields(fields: Readonly<Record<string, unknown>>): {
  offers: string[] | undefined;
  unknown?: string;
} {
  const found: [number, string][] = [];
  for (const [name, value] of Object.entries(fields)) {
    const place = OFFER_FIELD.exec(name)?.[1];
    if (place === undefined || typeof value !== 'string') return { offers: undefined, unknown: name };
    found.push([Number(place), value]);
  }
  if (found.length === 0) return { offers: undefined };
  return { offers: withoutBlanks(found.toSorted(([one], [other]) => one - other).map(([, text]) => text)) };
}
