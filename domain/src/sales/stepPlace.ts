import type { MessageKey } from '../messages/formatMessage.ts';
import type { Move } from './movePlace.ts';
import { inTreeOrder, type Place } from './place.ts';

/** One step of a designation in the hierarchy (spec 3 §4). */
export const STEPS = ['up', 'down', 'promote', 'demote'] as const;
export type Step = (typeof STEPS)[number];

/** What a step says that leads nowhere. */
export const NO_STEP: Record<Step, MessageKey> = {
  up: 'hierarchy.cannotMoveUp',
  down: 'hierarchy.cannotMoveDown',
  promote: 'hierarchy.cannotPromote',
  demote: 'hierarchy.cannotDemote',
};

/**
 * The move that a step is (spec 3 §4): up before the sibling before, down after the next one, promoted after the
 * parent, demoted inside the sibling before. Undefined where there is none.
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
