import { formatMessage, WEEK, type WeekDay } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { DayFields } from './DayFields.tsx';
import { DayTabs } from './DayTabs.tsx';
import type { Entries } from './entries.ts';

/** The week, a day at a time. After a save that was refused, the first day with a problem is in sight. */
export function WeekField({ disabled }: { disabled: boolean }) {
  const { values, errors, submitCount, setFieldValue } = useFormikContext<Entries>();
  const problems = errors as Readonly<Record<string, string>>;
  const [chosen, setChosen] = useState({ day: 'monday' as WeekDay, at: 0 });
  const isWrong = (day: WeekDay): boolean =>
    submitCount > 0 && Object.keys(problems).some((field) => `${field}.`.startsWith(`week.${day}.`));
  const wrong = submitCount > chosen.at ? WEEK.find(isWrong) : undefined;
  const day = wrong ?? chosen.day;
  return (
    <Box as="section" aria-label={formatMessage('workouts.week')}>
      <DayTabs
        week={values.week}
        day={day}
        isWrong={isWrong}
        onDay={(next) => setChosen({ day: next, at: submitCount })}
      />
      <DayFields
        key={day}
        day={day}
        week={values.week}
        problems={submitCount > 0 ? problems : {}}
        disabled={disabled}
        onWeek={(week) => {
          // Typing into the day that was shown keeps it in sight.
          setChosen({ day, at: submitCount });
          void setFieldValue('week', week);
        }}
      />
    </Box>
  );
}
