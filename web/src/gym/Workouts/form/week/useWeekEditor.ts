import { formatMessage, WEEK, type WeekDay } from '@galla/domain';
import { useFormikContext } from 'formik';
import { useLayoutEffect, useRef, useState } from 'react';
import type { Entries, Week } from '../entries.ts';
import { dayName } from './dayName.ts';
import { useFocusOn } from './focus.ts';
import { move, nameAt, remove, standsText, stepFrom } from './places.ts';
import { useUndoing } from './useUndoing.ts';
import type { Asked, WeekEditor } from './WeekContext.ts';

interface Editing {
  editor: WeekEditor;
  /** What moved where, announced to screen readers. */
  heard: string;
  asked: Asked | undefined;
  onAnswered: () => void;
}

/**
 * Editor of the week in the surrounding form. After a refused save, the first day with a problem is shown.
 */
export function useWeekEditor(disabled: boolean): Editing {
  const { values, errors, submitCount, setFieldValue } = useFormikContext<Entries>();
  const { week } = values;
  const problems = (submitCount > 0 ? errors : {}) as Readonly<Record<string, string>>;
  const [chosen, setChosen] = useState({ day: 'monday' as WeekDay, at: 0 });
  const [heard, setHeard] = useState('');
  const [asked, ask] = useState<Asked>();
  const focusOn = useFocusOn();
  const isWrong = (day: WeekDay): boolean =>
    Object.keys(problems).some((field) => `${field}.`.startsWith(`week.${day}.`));
  const day = (submitCount > chosen.at ? WEEK.find(isWrong) : undefined) ?? chosen.day;

  const newest = useRef(week);
  useLayoutEffect(() => {
    newest.current = week;
  });
  const choose = (next: WeekDay, focus?: string): void => {
    setChosen({ day: next, at: submitCount });
    if (focus !== undefined) focusOn(focus);
  };
  const edit = (next: Week, focus?: string): void => {
    // Makes the current day the explicit choice, so that it stays in view while typing.
    choose(day, focus);
    void setFieldValue('week', next);
  };
  const doing = useUndoing(newest, (next) => void setFieldValue('week', next));
  const act: WeekEditor['act'] = (change, said) => {
    doing.act(change, said);
    setChosen({ day, at: submitCount });
  };

  const editor: WeekEditor = {
    week,
    problems,
    disabled,
    day,
    isWrong,
    choose,
    edit,
    act,
    step: (from, step, idOf) => {
      const to = stepFrom(week, from, step);
      if (to === undefined) return;
      const change = move(week, from, to);
      doing.note(change);
      choose(to.day, idOf(to));
      setHeard(standsText(change.week, to));
    },
    moveTo: (from, to) =>
      act(
        move(week, from, to),
        formatMessage('workouts.moved', {
          name: nameAt(week, from),
          day: dayName(to.day),
        }),
      ),
    remove: (place) =>
      act(remove(week, place), formatMessage('workouts.removed', { name: nameAt(week, place) })),
    ask,
  };
  return { editor, heard, asked, onAnswered: () => ask(undefined) };
}
