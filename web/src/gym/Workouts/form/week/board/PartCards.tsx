import { takesExercises, type PartPlace } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { useRef } from 'react';
import type { Part } from '../../entries.ts';
import { useDragged, useHeldOver } from '../drag/useWeekDrag.ts';
import { fieldAt, isExercise, partName } from '../places.ts';
import { useWeek } from '../WeekContext.ts';
import { WrongMark } from '../WrongMark.tsx';
import { dropLine } from './dropLine.ts';
import { ExerciseCard } from './ExerciseCard.tsx';
import { Standing } from './Standing.tsx';

interface Props {
  part: Part;
  place: PartPlace;
}

/** A category in the week with its exercises; draggable by its name. */
export function PartCards({ part, place }: Props) {
  const { day, problems, disabled } = useWeek();
  const whole = useRef<HTMLDivElement>(null);
  const name = useRef<HTMLHeadingElement>(null);
  const dragged = useDragged(whole, place, !disabled, name);
  const over = useHeldOver(whole, place, (from) => !isExercise(from) || takesExercises(part));
  return (
    <Box ref={whole} {...(dragged && { opacity: '0.5' })} {...dropLine(over)}>
      <chakra.h4
        ref={name}
        textStyle="label"
        pt="3"
        pb="1"
        borderBottom="1px solid"
        borderColor="border"
        color={day === place.day ? 'accent.fg' : 'fg.muted'}
        {...(!disabled && { cursor: 'grab' })}
      >
        <Standing place={place}>
          {partName(part)}
          {`${fieldAt(place)}.category` in problems && <WrongMark />}
        </Standing>
      </chakra.h4>
      {part.exercises.length > 0 && (
        <chakra.ul aria-label={partName(part)} listStyleType="none">
          {part.exercises.map((exercise, at) => (
            // Exercises have no ids, and keep all state in the form values.
            <ExerciseCard key={at} exercise={exercise} place={{ ...place, exercise: at }} />
          ))}
        </chakra.ul>
      )}
    </Box>
  );
}
