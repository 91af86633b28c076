import { parseRupees } from '../../money/parse.ts';
import type { Paise } from '../../money/paise.ts';
import { problem, type Read } from '../../refusals/problem.ts';

/** A stage price as sent; null removes it. */
export interface SentStagePrice {
  /** Name or id of the stage. */
  stage: string;
  amount: Paise | null;
}

const UNREADABLE = problem('stagePrices', 'INVALID_INPUT', 'faults.invalidInput');

/**
 * Reads stage prices in any of their forms (spec 3 §3): a list of stage and price, a map of amounts by stage, or
 * either as JSON text. -1 removes a price (spec 3 §4).
 */
export function readStagePrices(sent: unknown): Read<{ prices: SentStagePrice[] }> {
  const prices: SentStagePrice[] = [];
  const entries = entriesOf(parsed(sent));
  if (entries === undefined) return { problems: [UNREADABLE] };
  for (const [stage, value] of entries) {
    const amount = amountOf(value);
    if (typeof stage !== 'string' || stage.trim() === '') return { problems: [UNREADABLE] };
    if (amount === undefined)
      return { problems: [problem('stagePrices', 'INVALID_INPUT', 'designs.priceInvalid')] };
    prices.push({ stage: stage.trim(), amount });
  }
  const names = new Set(prices.map(({ stage }) => stage.toLowerCase()));
  if (names.size < prices.length)
    return { problems: [problem('stagePrices', 'INVALID_INPUT', 'designs.stageTwice')] };
  return { prices };
}

/**
 * Reads the pictures of a pattern in any of their forms: one path, a list, or a list as JSON text. Undefined for
 * anything else.
 */
export function readImages(sent: unknown): string[] | undefined {
  const value = typeof sent === 'string' && sent.trimStart().startsWith('[') ? parsed(sent) : sent;
  if (sent === null || sent === undefined || sent === '') return [];
  const list: unknown[] = Array.isArray(value) ? value : [value];
  const texts = list.filter((one) => typeof one === 'string' && one !== '');
  return texts.length === list.length ? (texts as string[]) : undefined;
}

/** Parses JSON text and passes other values through; undefined for malformed JSON. */
function parsed(sent: unknown): unknown {
  if (typeof sent !== 'string') return sent ?? null;
  if (sent.trim() === '') return null;
  try {
    return JSON.parse(sent) as unknown;
  } catch {
    return undefined;
  }
}

function entriesOf(value: unknown): [unknown, unknown][] | undefined {
  if (value === null) return [];
  if (typeof value !== 'object') return undefined;
  if (!Array.isArray(value)) return Object.entries(value);
  return value.map((one: { stage?: unknown; price?: unknown; amount?: unknown } | null) => [
    one?.stage,
    one?.price ?? one?.amount,
  ]);
}

function amountOf(value: unknown): Paise | null | undefined {
  const amount =
    typeof value === 'number' || typeof value === 'string' ? parseRupees(String(value)) : undefined;
  if (amount === -100) return null;
  return amount !== undefined && amount >= 0 ? amount : undefined;
}
