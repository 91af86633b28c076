import { randomUUID } from 'node:crypto';
import type { Planted } from '../planted.ts';

/** The cost of an operation of the web client, and how it is run. */
export interface Budget {
  /** Calls to upstream, including the caller's `/me`. */
  calls: number;
  variables?: (shop: Planted) => Record<string, unknown>;
  /** It requires a fresh PIN. */
  needsPin?: true;
  /** It changes the caller, and is therefore run by a user needed for nothing else. */
  byNewcomer?: true;
  /** The kind of business that has it; a retail shop by default. */
  business?: number;
  /** The variable with the page's size, on which the number of calls must not depend. */
  size?: string;
}

export type Budgets = Readonly<Record<string, Budget>>;

let lastMobile = 6_000_000_000;
/** A mobile number not used yet. */
export const freshMobile = () => String((lastMobile += 1));

/** The input of a write, with a new idempotency key. */
export const write = (fields: object) => ({ input: { key: randomUUID(), ...fields } });
