import type { Matching } from '@galla/domain';
import Type from 'typebox';
import { Compile } from 'typebox/compile';

const stored = Compile(Type.Array(Type.Tuple([Type.Integer(), Type.String()])));

/** A matching as stored with its sheet: pairs of column and field. */
export const matchingToStored = (matching: Matching): string => JSON.stringify([...matching]);

/** The stored matching; undefined when there is none. */
export function matchingFromStored(kept: unknown): Matching | undefined {
  if (kept === null || kept === undefined) return undefined;
  if (!stored.Check(kept)) throw new Error('A matching of a sheet is damaged');
  return new Map(kept);
}
