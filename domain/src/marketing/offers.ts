import { OFFER_WORDS } from './limits.ts';

/** How an entry of the offer list stands to the hint. */
export interface OfferWords {
  words: number;
  /** Words that are missing to the least; 0 where none is. */
  more: number;
  /** Words beyond the most; 0 where there are none. */
  fewer: number;
}

/** Counts the words of an entry: what stands between white space. */
export function offerWords(text: string): OfferWords {
  const words = text.split(/\s+/).filter((word) => word !== '').length;
  return {
    words,
    more: Math.max(OFFER_WORDS.least - words, 0),
    fewer: Math.max(words - OFFER_WORDS.most, 0),
  };
}

/** The entries that are kept: each trimmed, blank ones dropped (spec 3 §5). */
export const withoutBlanks = (offers: readonly string[]): string[] =>
  offers.map((offer) => offer.trim()).filter((offer) => offer !== '');

/**
 * An offer list in either of its forms (spec 3 §3): a list of texts, or the same as JSON text; nothing is an empty list.
 * Undefined for anything else.
 */
export function readOfferList(sent: unknown): string[] | undefined {
  if (sent === null || sent === undefined || (typeof sent === 'string' && sent.trim() === '')) return [];
  const list = typeof sent === 'string' ? parsed(sent) : sent;
  if (!Array.isArray(list) || !list.every((one) => typeof one === 'string')) return undefined;
  return withoutBlanks(list);
}

/** What a JSON text holds; undefined for a text that is no JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

const OFFER_FIELD = /^offer_list\[(\d{1,4})\]$/;

/**
 * An offer list that came as fields of a form, `offer_list[0]`, `offer_list[1]` and so on (spec 3 §7), in the order of
 * their numbers. Undefined where there are none. `unknown` is the first field that is no such text.
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
