import type { Read } from '../refusals/problem.ts';
import { checkName } from './name.ts';

/** What a stage belongs to: the sewing of the piece, or a pattern on it. */
export const STAGE_TYPES = ['design', 'pattern'] as const;

export type StageType = (typeof STAGE_TYPES)[number];

/** Type of a new stage (spec 3 §4). */
export const NEW_STAGE_TYPE: StageType = 'design';

/** Parses a stage for storage, or returns the problem. */
export function readStage(entries: {
  name: string;
  type: StageType;
}): Read<{ name: string; type: StageType }> {
  const wrong = checkName(entries.name);
  return wrong ? { problems: [wrong] } : { name: entries.name.trim(), type: entries.type };
}

/**
 * Moves a stage to another place of the list; the others close up. Returns the same list when the stage is missing
 * or already there.
 */
export function moveTo<T extends { readonly id: string }>(
  list: readonly T[],
  id: string,
  place: number,
): readonly T[] {
  const from = list.findIndex((one) => one.id === id);
  const to = Math.min(Math.max(0, place), list.length - 1);
  const moved = list[from];
  if (moved === undefined || from === to) return list;
  return list.toSpliced(from, 1).toSpliced(to, 0, moved);
}
