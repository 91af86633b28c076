import { randomUUID } from 'node:crypto';
import type { Planted } from '../planted.ts';

/** What an operation of the web client costs, and how it is asked. */
export interface Budget {
  /** Calls to upstream; the caller's `/me` is one of them. */
  calls: number;
  variables?: (shop: Planted) => Record<string, unknown>;
  /** It is done only by who has given the PIN again. */
  needsPin?: true;
  /** It changes who does it, and so somebody does it whom nothing else needs. */
  byNewcomer?: true;
  /** The kind of business that has it; a retail shop where it is left out. */
  business?: number;
  /** The page's size among the variables: the number of calls must not depend on it. */
  size?: string;
}

export type Budgets = Readonly<Record<string, Budget>>;

let lastMobile = 6_000_000_000;
/** A mobile number that nobody has yet. */
export const freshMobile = () => String((lastMobile += 1));

/** The input of a write, with a key of its own. */
export const write = (fields: object) => ({ input: { key: randomUUID(), ...fields } });
