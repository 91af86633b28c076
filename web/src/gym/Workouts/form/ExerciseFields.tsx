import { DIFFICULTIES, formatMessage, type Difficulty, type WorkoutExercise } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Input } from '@chakra-ui/react/input';
import { SimpleGrid } from '@chakra-ui/react/simple-grid';
import { HStack, VStack } from '@chakra-ui/react/stack';
import { Trash2 } from 'lucide-react';
import { Labelled } from '../../../ui/Labelled.tsx';
import { SegmentedChoice } from '../../../ui/SegmentedChoice.tsx';

interface Props {
  exercise: WorkoutExercise;
  /** Such as `week.monday.0.exercises.1`. */
  field: string;
  problems: Readonly<Record<string, string>>;
  disabled: boolean;
  onExercise: (exercise: WorkoutExercise) => void;
  onRemove: () => void;
}

const CHOICES = (Object.keys(DIFFICULTIES) as Difficulty[]).map((value) => ({
  value,
  label: DIFFICULTIES[value],
}));

/** An exercise: what is done, how often, how long, how hard. */
export function ExerciseFields({ exercise, field, problems, disabled, onExercise, onRemove }: Props) {
  const text = (name: 'name' | 'sets' | 'duration', label: string, required = false) => (
    <Labelled label={label} required={required} disabled={disabled} error={problems[`${field}.${name}`]}>
      <Input
        value={exercise[name]}
        autoComplete="off"
        autoCapitalize="sentences"
        onChange={(event) => onExercise({ ...exercise, [name]: event.target.value })}
      />
    </Labelled>
  );
  return (
    <VStack align="stretch" gap="2" ps="3" borderInlineStart="2px solid" borderColor="border">
      <HStack alignItems="flex-end" gap="2">
        <Box flex="1">{text('name', formatMessage('workouts.exercise'), true)}</Box>
        {!disabled && (
          <Button
            variant="plain"
            px="0"
            aria-label={formatMessage('workouts.removeExercise')}
            onClick={onRemove}
          >
            <Trash2 strokeWidth={1.75} aria-hidden />
          </Button>
        )}
      </HStack>
      <SimpleGrid columns={2} gap="2">
        {text('sets', formatMessage('workouts.sets'))}
        {text('duration', formatMessage('workouts.duration'))}
      </SimpleGrid>
      <SegmentedChoice
        label={formatMessage('workouts.difficulty')}
        choices={CHOICES}
        value={exercise.difficulty}
        onValue={(difficulty) => !disabled && onExercise({ ...exercise, difficulty })}
      />
    </VStack>
  );
}
