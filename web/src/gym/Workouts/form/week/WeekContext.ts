import { createContext, useContext } from 'react';
import type { WeekDay, WeekChange, WeekStep } from '@galla/domain';
import type { Week } from '../entries.ts';
import type { Place } from './places.ts';

/** The dialog that is open. */
export type Asked = { about: 'move'; from: Place } | { about: 'copy'; from: WeekDay };

/** The week being planned, with its actions. */
export interface WeekEditor {
  week: Week;
  /** Problems by path, such as `week.monday.0.category`; empty before the first submit. */
  problems: Readonly<Record<string, string>>;
  disabled: boolean;
  /** The day being edited. */
  day: WeekDay;
  isWrong: (day: WeekDay) => boolean;
  /** Edits another day, and focuses the element with this id. */
  choose: (day: WeekDay, focus?: string) => void;
  /** Applies an edit to the week, and focuses the element with this id. */
  edit: (week: Week, focus?: string) => void;
  /** Applies a move, removal or copy, with a toast that offers to undo it. */
  act: (change: WeekChange, said: string) => void;
  /** Moves by one position, and focuses the element that has the new position's id. */
  step: (from: Place, step: WeekStep, idOf: (place: Place) => string) => void;
  /** Moves to a position chosen by drag and drop or in the dialog. */
  moveTo: (from: Place, to: Place) => void;
  remove: (place: Place) => void;
  ask: (asked: Asked) => void;
}

export const WeekContext = createContext<WeekEditor | undefined>(undefined);

/** The week editor of the surrounding form. */
export function useWeek(): WeekEditor {
  const editor = useContext(WeekContext);
  if (editor === undefined) throw new Error('There is no week around this.');
  return editor;
}
