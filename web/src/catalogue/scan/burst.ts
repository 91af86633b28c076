/**
 * Maximum interval between two keys of a scanner, in milliseconds; nobody types three keys in a row that
 * fast.
 */
const SCANNER_PAUSE_MS = 50;

/** Number of keys at that rate that rules out a person typing. */
export const SURE_KEYS = 3;

/** Once started, a scanner sends Enter within this time after a key. */
export const SCANNER_END_MS = 100;

/** Minimum length of a code to look up. */
const SHORTEST_CODE = 4;

/** The keys received at a scanner's rate so far. */
export interface Burst {
  readonly text: string;
  /** Time of the last key, in milliseconds. */
  readonly at: number;
}

export const NO_BURST: Burst = { text: '', at: Number.NEGATIVE_INFINITY };

/** The burst with one more key; a pause starts a new one. */
export const withKey = (burst: Burst, key: string, at: number): Burst => ({
  text: at - burst.at <= SCANNER_PAUSE_MS ? burst.text + key : key,
  at,
});

/** Whether a scanner is typing, so that its keys must be kept out of fields. */
export const isScanner = (burst: Burst): boolean => burst.text.length >= SURE_KEYS;

/** The code that an Enter at `at` completes; undefined if a person pressed it. */
export function codeOf(burst: Burst, at: number): string | undefined {
  const code = burst.text.trim();
  return at - burst.at > SCANNER_END_MS || code.length < SHORTEST_CODE ? undefined : code;
}
