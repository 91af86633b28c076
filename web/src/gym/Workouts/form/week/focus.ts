import { useEffect, useState } from 'react';
import type { WeekDay } from '@galla/domain';
import { placeKey, type Place } from './places.ts';

/** Of what stands in the week, and of what it is edited and moved by: the focus stays with it where it moves. */
export const cardId = (place: Place): string => `card-${placeKey(place)}`;
export const rowId = (place: Place): string => `row-${placeKey(place)}`;
export const gripId = (place: Place): string => `grip-${placeKey(place)}`;
export const headId = (day: WeekDay): string => `head-${day}`;

const FIELD = ':is(input, select):not(:disabled)';

/** What has the focus of an element: itself, the first field within it, else its button. */
const controlIn = (element: HTMLElement | null | undefined): HTMLElement | null | undefined =>
  element?.matches('button') === true
    ? element
    : (element?.querySelector<HTMLElement>(FIELD) ?? element?.querySelector<HTMLElement>('button'));

/** The grip of what stands at a place of the day that is edited, brought into sight. */
export function gripAt(place: Place): HTMLElement | null {
  const grip = controlIn(document.getElementById(gripId(place))) ?? null;
  grip?.scrollIntoView({ block: 'nearest' });
  return grip;
}

/** Gives the focus to an element by its id, or to the first field within it, as soon as it is drawn. */
export function useFocusOn(): (id: string) => void {
  const [wanted, setWanted] = useState<{ id: string }>();
  useEffect(() => {
    const found = wanted && document.getElementById(wanted.id);
    controlIn(found)?.focus();
  }, [wanted]);
  return (id) => setWanted({ id });
}
