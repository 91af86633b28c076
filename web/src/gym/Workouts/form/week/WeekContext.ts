import { createContext, useContext } from 'react';
import type { WeekDay, WeekChange, WeekStep } from '@galla/domain';
import type { Week } from '../entries.ts';
import type { Place } from './places.ts';

/** What is asked in a dialog. */
export type Asked = { about: 'move'; from: Place } | { about: 'copy'; from: WeekDay };

/** The week while it is planned, and what can be done with it. */
export interface WeekEditor {
  week: Week;
  /** By field, such as `week.monday.0.category`; nothing before the first try to save. */
  problems: Readonly<Record<string, string>>;
  disabled: boolean;
  /** The day that is edited. */
  day: WeekDay;
  isWrong: (day: WeekDay) => boolean;
  /** Edits another day; what has this id gets the focus. */
  choose: (day: WeekDay, focus?: string) => void;
  /** Something was typed, chosen or begun; what has this id gets the focus. */
  edit: (week: Week, focus?: string) => void;
  /** Moves, removes or copies: said, and offered to be undone. */
  act: (change: WeekChange, said: string) => void;
  /** Moves by one place, and gives the focus to what has the id that it has there. */
  step: (from: Place, step: WeekStep, idOf: (place: Place) => string) => void;
  /** Moves to a place that was pointed at or chosen. */
  moveTo: (from: Place, to: Place) => void;
  remove: (place: Place) => void;
  ask: (asked: Asked) => void;
}

export const WeekContext = createContext<WeekEditor | undefined>(undefined);

/** The week that is planned around this part of the form. */
export function useWeek(): WeekEditor {
  const editor = useContext(WeekContext);
  if (editor === undefined) throw new Error('There is no week around this.');
  return editor;
}
