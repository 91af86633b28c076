import type { Read } from '../refusals/problem.ts';
import { checkName } from './name.ts';

/** What a stage belongs to: the sewing of the piece, or a pattern on it. */
export const STAGE_TYPES = ['design', 'pattern'] as const;

export type StageType = (typeof STAGE_TYPES)[number];

/** Of a new stage (spec 3 §4). */
export const NEW_STAGE_TYPE: StageType = 'design';

/** A stage as it is stored, or what is wrong with it. */
export function readStage(entries: {
  name: string;
  type: StageType;
}): Read<{ name: string; type: StageType }> {
  const wrong = checkName(entries.name);
  return wrong ? { problems: [wrong] } : { name: entries.name.trim(), type: entries.type };
}

/**
 * Puts a stage at another place of the list; the others close up. Where it is not there, or the place is its own,
 * the list itself is answered.
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
