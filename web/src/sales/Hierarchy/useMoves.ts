import {
  checkHierarchy,
  type Move,
  moveOfStep,
  movePlace,
  NO_STEP,
  type Place,
  formatMessage,
  type Step,
  STEPS,
} from '@galla/domain';
import { useState } from 'react';
import { toast } from '../../app/toast/toast.ts';
import { placeText } from './placeText.ts';
import type { Hierarchy } from './useHierarchy.ts';
import { useMoveDesignation } from './writes/useMoveDesignation.ts';

interface Options {
  hierarchy: Hierarchy;
  mayEdit: boolean;
  /** Called with the reason of a failed move. */
  onFailed: (reason: string) => void;
  /** Called with the id to expand, because a designation was moved below it. */
  onReveal: (id: string) => void;
}

export interface Moves {
  move: (move: Move) => void;
  step: (id: string, step: Step) => void;
  /** The possible steps of a designation. */
  possible: (id: string) => ReadonlySet<Step>;
  moving: boolean;
  /** The last move, announced to screen readers. */
  heard: string;
}

const samePlace = (one: readonly Place[], other: readonly Place[]): boolean =>
  one.every((place) => {
    const there = other.find(({ id }) => id === place.id);
    return there?.left === place.left && there.parentId === place.parentId;
  });

/** Moves by dragging and by single steps (spec 3 §4); an impossible move is explained at once and not sent. */
export function useMoves({ hierarchy, mayEdit, onFailed, onReveal }: Options): Moves {
  const { tenantId, designations, places } = hierarchy;
  const { move: send, moving } = useMoveDesignation({ tenantId, onFailed });
  const [heard, setHeard] = useState('');

  const move = (wanted: Move): void => {
    const designation = designations.find(({ id }) => id === wanted.dragId);
    if (!designation || wanted.dropId === wanted.dragId) return;
    if (!mayEdit) toast.info(formatMessage('hierarchy.readOnly'));
    else if (!designation.viewerCanChange) toast.info(formatMessage('hierarchy.own'));
    else {
      const moved = movePlace(places, wanted);
      if (moved === 'cycle') toast.error(formatMessage('hierarchy.cycle'));
      if (!Array.isArray(moved) || samePlace(places, moved)) return;
      const tooDeep = checkHierarchy(moved, 'dropId');
      if (tooDeep) {
        toast.error(tooDeep.message);
        return;
      }
      if (wanted.dropId !== null && wanted.position === 'inside') onReveal(wanted.dropId);
      setHeard(
        formatMessage('hierarchy.movedTo', {
          name: designation.name,
          place: placeText({ designations, places: moved }, designation.id),
        }),
      );
      send(wanted, designation.version);
    }
  };
  return {
    move,
    moving,
    heard,
    step: (id, step) => {
      const wanted = moveOfStep(places, id, step);
      if (wanted) move(wanted);
      else toast.info(formatMessage(NO_STEP[step]));
    },
    possible: (id) => new Set(STEPS.filter((step) => moveOfStep(places, id, step) !== undefined)),
  };
}
