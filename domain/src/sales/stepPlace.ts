import type { MessageKey } from '../messages/formatMessage.ts';
import type { Move } from './movePlace.ts';
import { inTreeOrder, type Place } from './place.ts';

/** One step of a designation in the hierarchy (spec 3 §4). */
export const STEPS = ['up', 'down', 'promote', 'demote'] as const;
export type Step = (typeof STEPS)[number];

/** The message for a step that is not possible. */
export const NO_STEP: Record<Step, MessageKey> = {
  up: 'hierarchy.cannotMoveUp',
  down: 'hierarchy.cannotMoveDown',
  promote: 'hierarchy.cannotPromote',
  demote: 'hierarchy.cannotDemote',
};

/**
 * The move for a step (spec 3 §4): up before the previous sibling, down after the next one, promote after the
 * parent, demote inside the previous sibling. Undefined when not possible.
 */
export function moveOfStep(places: readonly Place[], dragId: string, step: Step): Move | undefined {
  const drag = places.find(({ id }) => id === dragId);
  if (!drag) return undefined;
  const siblings = inTreeOrder(places).filter(({ parentId }) => parentId === drag.parentId);
  const at = siblings.indexOf(drag);
  const before = siblings[at - 1]?.id;
  const next = siblings[at + 1]?.id;
  const to = (dropId: string | null | undefined, position: Move['position']): Move | undefined =>
    dropId == null ? undefined : { dragId, dropId, position };
  const moves: Record<Step, Move | undefined> = {
    up: to(before, 'before'),
    down: to(next, 'after'),
    promote: to(drag.parentId, 'after'),
    demote: to(before, 'inside'),
  };
  return moves[step];
}
