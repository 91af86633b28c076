import { useEffect, useState } from 'react';
import type { WeekDay } from '@galla/domain';
import { placeKey, type Place } from './places.ts';

/** Of what stands in the week, and of what it is edited and moved by: the focus stays with it where it moves. */
export const cardId = (place: Place): string => `card-${placeKey(place)}`;
export const rowId = (place: Place): string => `row-${placeKey(place)}`;
export const gripId = (place: Place): string => `grip-${placeKey(place)}`;
export const headId = (day: WeekDay): string => `head-${day}`;

const FIELD = ':is(input, select):not(:disabled)';

/** Gives the focus to an element by its id, or to the first field within it, as soon as it is drawn. */
export function useFocusOn(): (id: string) => void {
  const [wanted, setWanted] = useState<{ id: string }>();
  useEffect(() => {
    const found = wanted && document.getElementById(wanted.id);
    (found?.matches('button') === true ? found : found?.querySelector<HTMLElement>(FIELD))?.focus();
  }, [wanted]);
  return (id) => setWanted({ id });
}
