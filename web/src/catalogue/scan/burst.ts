/** Between two keys of a scanner pass at most this many milliseconds; people are slower, three keys running. */
const SCANNER_PAUSE_MS = 50;

/** So many keys in that pace are no person's any more. */
export const SURE_KEYS = 3;

/** A scanner that has begun sends its Enter within this time after a key. */
export const SCANNER_END_MS = 100;

/** The shortest code that is worth looking up. */
const SHORTEST_CODE = 4;

/** Keys that came in the pace of a scanner, so far. */
export interface Burst {
  readonly text: string;
  /** When the last key came, in milliseconds. */
  readonly at: number;
}

export const NO_BURST: Burst = { text: '', at: Number.NEGATIVE_INFINITY };

/** The burst after one more key; a pause begins a new one. */
export const withKey = (burst: Burst, key: string, at: number): Burst => ({
  text: at - burst.at <= SCANNER_PAUSE_MS ? burst.text + key : key,
  at,
});

/** Whether this is a scanner at work, so that what it types must not land in a field. */
export const isScanner = (burst: Burst): boolean => burst.text.length >= SURE_KEYS;

/** The code that an Enter at `at` completes; undefined when a person pressed it. */
export function codeOf(burst: Burst, at: number): string | undefined {
  const code = burst.text.trim();
  return at - burst.at > SCANNER_END_MS || code.length < SHORTEST_CODE ? undefined : code;
}
