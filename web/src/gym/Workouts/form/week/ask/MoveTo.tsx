import { exerciseHome, formatMessage, partHome, WEEK, type WeekDay } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { VStack } from '@chakra-ui/react/stack';
import { useState } from 'react';
import { FormDialog } from '../../../../../ui/dialog/FormDialog.tsx';
import { Labelled } from '../../../../../ui/Labelled.tsx';
import { SelectField } from '../../../../../ui/SelectField.tsx';
import { dayName } from '../dayName.ts';
import { gripAt } from '../focus.ts';
import { isExercise, nameAt, placeKey, type Place } from '../places.ts';
import { useWeek } from '../WeekContext.ts';
import { categoriesFor, lastPlace, placesFor } from './choices.ts';

interface Props {
  from: Place;
  onClose: () => void;
}

const DAYS = WEEK.map((value) => ({ value, label: dayName(value) }));

/** Chooses where to move an exercise or category: day, category, position. */
export function MoveTo({ from, onClose }: Props) {
  const { week, moveTo, choose } = useWeek();
  const [to, setTo] = useState<Place>(from);
  const toDay = (day: WeekDay): Place => {
    if (day === from.day) return from;
    return isExercise(from) ? exerciseHome(week, from, day) : partHome(week, from, day);
  };
  const move = (): void => {
    if (placeKey(to) !== placeKey(from)) {
      moveTo(from, to);
      // The focus follows it.
      choose(to.day);
    }
    onClose();
  };
  return (
    <FormDialog
      open
      title={formatMessage('workouts.move', { name: nameAt(week, from) })}
      finalFocus={() => gripAt(to)}
      onClose={() => {
        setTo(from);
        onClose();
      }}
    >
      <Dialog.Body>
        <VStack align="stretch" gap="4">
          <Labelled label={formatMessage('workouts.day')}>
            <SelectField options={DAYS} value={to.day} onValue={(day) => setTo(toDay(day))} />
          </Labelled>
          {isExercise(from) && isExercise(to) && (
            <Labelled label={formatMessage('workouts.category')}>
              <SelectField
                options={categoriesFor(week, from, to.day)}
                value={String(to.part)}
                onValue={(part) => {
                  const there = { ...to, part: Number(part) };
                  setTo({ ...there, exercise: lastPlace(week, from, there) });
                }}
              />
            </Labelled>
          )}
          <Labelled label={formatMessage('workouts.place')}>
            <SelectField
              options={placesFor(week, from, to)}
              value={String(isExercise(to) ? to.exercise : to.part)}
              onValue={(at) =>
                setTo(isExercise(to) ? { ...to, exercise: Number(at) } : { ...to, part: Number(at) })
              }
            />
          </Labelled>
        </VStack>
      </Dialog.Body>
      <Dialog.Footer>
        <Button variant="outline" onClick={onClose}>
          {formatMessage('shell.cancel')}
        </Button>
        <Button onClick={move}>{formatMessage('workouts.moveNow')}</Button>
      </Dialog.Footer>
    </FormDialog>
  );
}
