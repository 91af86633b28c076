import { useEffect, useState } from 'react';
import type { WeekDay } from '@galla/domain';
import { placeKey, type Place } from './places.ts';

/**
 * Ids of the cards, rows and grips of the week, derived from positions so that the focus can follow a move.
 */
export const cardId = (place: Place): string => `card-${placeKey(place)}`;
export const rowId = (place: Place): string => `row-${placeKey(place)}`;
export const gripId = (place: Place): string => `grip-${placeKey(place)}`;
export const headId = (day: WeekDay): string => `head-${day}`;

const FIELD = ':is(input, select):not(:disabled)';

/** The focusable control of an element: itself, its first field, or else its button. */
const controlIn = (element: HTMLElement | null | undefined): HTMLElement | null | undefined =>
  element?.matches('button') === true
    ? element
    : (element?.querySelector<HTMLElement>(FIELD) ?? element?.querySelector<HTMLElement>('button'));

/** The grip at a position of the day being edited, scrolled into view. */
export function gripAt(place: Place): HTMLElement | null {
  const grip = controlIn(document.getElementById(gripId(place))) ?? null;
  grip?.scrollIntoView({ block: 'nearest' });
  return grip;
}

/** Focuses the element with an id, or its first field, as soon as it is rendered. */
export function useFocusOn(): (id: string) => void {
  const [wanted, setWanted] = useState<{ id: string }>();
  useEffect(() => {
    const found = wanted && document.getElementById(wanted.id);
    controlIn(found)?.focus();
  }, [wanted]);
  return (id) => setWanted({ id });
}
