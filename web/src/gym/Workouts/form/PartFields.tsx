import { formatMessage, WORKOUT_CATEGORIES, type WorkoutCategory, type WorkoutExercise } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Box } from '@chakra-ui/react/box';
import { HStack, VStack } from '@chakra-ui/react/stack';
import { Plus, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Labelled } from '../../../ui/Labelled.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { NEW_EXERCISE, type Part } from './entries.ts';
import { ExerciseFields, moverId } from './ExerciseFields.tsx';

interface Props {
  part: Part;
  /** Such as `week.monday.0`. */
  field: string;
  problems: Readonly<Record<string, string>>;
  disabled: boolean;
  /** Id of the list of exercises that the gym has. */
  known: string;
  onPart: (part: Part) => void;
  onRemove: () => void;
}

const CATEGORIES = Object.entries(WORKOUT_CATEGORIES).map(([value, label]) => ({ value, label }));

/** A part of a day: what it trains, and its exercises. */
export function PartFields({ part, field, problems, disabled, known, onPart, onRemove }: Props) {
  const { category, exercises } = part;
  const change = (next: readonly WorkoutExercise[]): void => onPart({ ...part, exercises: next });
  const [moved, setMoved] = useState<{ to: string }>();
  useEffect(() => {
    if (moved) document.getElementById(moved.to)?.focus();
  }, [moved]);
  const mover = (place: number, to: number): (() => void) | undefined => {
    const [one, other] = [exercises[place], exercises[to]];
    if (one === undefined || other === undefined) return undefined;
    return () => {
      change(exercises.with(place, other).with(to, one));
      const way = to > place ? 'down' : 'up';
      // At the end of its way the other button is left.
      const left = exercises[to + (to - place)] === undefined ? (way === 'up' ? 'down' : 'up') : way;
      setMoved({ to: moverId(`${field}.exercises.${to}`, left) });
    };
  };
  return (
    <VStack align="stretch" gap="3" borderTop="1px solid" borderColor="border" pt="3">
      <HStack alignItems="flex-end" gap="2">
        <Box flex="1">
          <Labelled
            label={formatMessage('workouts.category')}
            required
            disabled={disabled}
            error={problems[`${field}.category`]}
          >
            <SelectField
              placeholder={formatMessage('workouts.chooseCategory')}
              options={CATEGORIES}
              value={category}
              onValue={(value) => onPart({ ...part, category: value as WorkoutCategory | '' })}
            />
          </Labelled>
        </Box>
        {!disabled && (
          <Button
            variant="plain"
            px="0"
            aria-label={formatMessage('workouts.removeCategory')}
            onClick={onRemove}
          >
            <Trash2 strokeWidth={1.75} aria-hidden />
          </Button>
        )}
      </HStack>
      {exercises.map((exercise, place) => (
        <ExerciseFields
          // Exercises have no id of their own; all that they hold is in the entries.
          key={place}
          exercise={exercise}
          field={`${field}.exercises.${place}`}
          problems={problems}
          disabled={disabled}
          known={known}
          onUp={mover(place, place - 1)}
          onDown={mover(place, place + 1)}
          onExercise={(next) => change(exercises.map((one, at) => (at === place ? next : one)))}
          onRemove={() => change(exercises.filter((_, at) => at !== place))}
        />
      ))}
      {!disabled && (
        <Button
          alignSelf="flex-start"
          variant="plain"
          size="sm"
          px="0"
          onClick={() => change([...exercises, NEW_EXERCISE])}
        >
          <Plus strokeWidth={1.75} aria-hidden />
          {formatMessage('workouts.addExercise')}
        </Button>
      )}
    </VStack>
  );
}
