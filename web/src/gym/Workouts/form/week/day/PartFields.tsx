import {
  formatMessage,
  takesExercises,
  WORKOUT_CATEGORIES,
  type PartPlace,
  type WorkoutCategory,
} from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack, VStack } from '@chakra-ui/react/stack';
import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { Labelled } from '../../../../../ui/Labelled.tsx';
import { SelectField } from '../../../../../ui/SelectField.tsx';
import type { Part } from '../../entries.ts';
import { asCategory, withNewExercise, withPart } from '../begin.ts';
import { dropLine } from '../board/dropLine.ts';
import { useDragged, useHeldOver } from '../drag/useWeekDrag.ts';
import { rowId } from '../focus.ts';
import { fieldAt, isExercise } from '../places.ts';
import { useWeek } from '../WeekContext.ts';
import { ExerciseFields } from './ExerciseFields.tsx';
import { MoveGrip } from './MoveGrip.tsx';
import { RemoveButton } from './RemoveButton.tsx';

interface Props {
  part: Part;
  place: PartPlace;
  /** Id of the datalist with the gym's exercises. */
  known: string;
}

const CATEGORIES = Object.entries(WORKOUT_CATEGORIES).map(([value, label]) => ({ value, label }));

/** A category of a day with its exercises. A day of rest has none. */
export function PartFields({ part, place, known }: Props) {
  const { week, problems, disabled, choose, edit, remove } = useWeek();
  const whole = useRef<HTMLDivElement>(null);
  const grip = useRef<HTMLButtonElement>(null);
  const dragged = useDragged(whole, place, !disabled, grip);
  const over = useHeldOver(whole, place, (from) => !isExercise(from) || takesExercises(part));
  const { category, exercises } = part;
  const change = (next: Part): void => edit(withPart(week, place, () => next));
  const begin = (): void => {
    const begun = withNewExercise(week, place.day, place.part);
    edit(begun.week, rowId(begun.place));
  };
  const goOn = (at: number): void => {
    if (at + 1 < exercises.length) choose(place.day, rowId({ ...place, exercise: at + 1 }));
    else if (!disabled && exercises[at]?.name.trim() !== '') begin();
  };
  return (
    <VStack
      ref={whole}
      align="stretch"
      gap="3"
      borderTop="1px solid"
      borderColor="border"
      pt="3"
      {...(dragged && { opacity: '0.5' })}
      {...dropLine(over)}
    >
      <HStack id={rowId(place)} alignItems="flex-start" gap="1">
        {!disabled && <MoveGrip place={place} grip={grip} />}
        <Box flex="1">
          <Labelled
            label={formatMessage('workouts.category')}
            required
            labelHidden
            disabled={disabled}
            error={problems[`${fieldAt(place)}.category`]}
          >
            <SelectField
              placeholder={formatMessage('workouts.chooseCategory')}
              options={CATEGORIES}
              value={category}
              onValue={(value) => change(asCategory(part, value as WorkoutCategory | ''))}
            />
          </Labelled>
        </Box>
        {!disabled && (
          <RemoveButton label={formatMessage('workouts.removeCategory')} onRemove={() => remove(place)} />
        )}
      </HStack>
      {exercises.map((exercise, at) => (
        <ExerciseFields
          // Exercises have no ids, and keep all state in the form values.
          key={at}
          exercise={exercise}
          place={{ ...place, exercise: at }}
          known={known}
          onExercise={(next) => change({ ...part, exercises: exercises.with(at, next) })}
          onNext={() => goOn(at)}
        />
      ))}
      {!disabled && takesExercises(part) && (
        <Button alignSelf="flex-start" variant="plain" size="sm" px="0" color="accent.fg" onClick={begin}>
          <Plus strokeWidth={1.75} aria-hidden />
          {formatMessage('workouts.addExercise')}
        </Button>
      )}
    </VStack>
  );
}
