import { formatMessage, type ExercisePlace, type WorkoutExercise } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Span } from '@chakra-ui/react/span';
import { useRef } from 'react';
import { useDragged, useHeldOver } from '../drag/useWeekDrag.ts';
import { WrongMark } from '../WrongMark.tsx';
import { fieldAt, isExercise } from '../places.ts';
import { useWeek } from '../WeekContext.ts';
import { dropLine } from './dropLine.ts';
import { HardBars } from './HardBars.tsx';
import { Standing } from './Standing.tsx';

interface Props {
  exercise: WorkoutExercise;
  place: ExercisePlace;
}

/** An exercise in the week: name, sets, duration, difficulty. */
export function ExerciseCard({ exercise, place }: Props) {
  const { problems, disabled } = useWeek();
  const card = useRef<HTMLLIElement>(null);
  const dragged = useDragged(card, place, !disabled);
  const over = useHeldOver(card, place, isExercise);
  const { name, sets, duration, difficulty } = exercise;
  const isWrong = Object.keys(problems).some((field) => field.startsWith(`${fieldAt(place)}.`));
  const amount = [sets, duration].map((one) => one.trim()).filter((one) => one !== '');
  return (
    <Box
      asChild
      py="2"
      borderBottom="1px solid"
      borderColor="border"
      {...(!disabled && { cursor: 'grab' })}
      {...(dragged && { opacity: '0.5' })}
      {...dropLine(over)}
    >
      <li ref={card}>
        <Standing place={place}>
          <Span display="block" textStyle="rowTitle" {...(name.trim() === '' && { color: 'fg.subtle' })}>
            {name.trim() || formatMessage('workouts.exercise')}
            {isWrong && <WrongMark />}
          </Span>
          {amount.length > 0 && (
            <Span display="block" textStyle="second" color="fg.muted">
              {amount.join(' · ')}
            </Span>
          )}
          <HardBars difficulty={difficulty} />
        </Standing>
      </li>
    </Box>
  );
}
