import { DIFFICULTIES, formatMessage, type Difficulty, type WorkoutExercise } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Input } from '@chakra-ui/react/input';
import { SimpleGrid } from '@chakra-ui/react/simple-grid';
import { HStack, VStack } from '@chakra-ui/react/stack';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { Labelled } from '../../../ui/Labelled.tsx';
import { SegmentedChoice } from '../../../ui/SegmentedChoice.tsx';

interface Props {
  exercise: WorkoutExercise;
  /** Such as `week.monday.0.exercises.1`. */
  field: string;
  problems: Readonly<Record<string, string>>;
  disabled: boolean;
  /** Id of the list of exercises that the gym has, to choose from while one types. */
  known: string;
  /** Undefined where there is nothing above, or below it. */
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
  onExercise: (exercise: WorkoutExercise) => void;
  onRemove: () => void;
}

/** Of the buttons that move it: what was moved keeps the focus. */
export const moverId = (field: string, way: 'up' | 'down'): string => `${field}.${way}`;

const CHOICES = (Object.keys(DIFFICULTIES) as Difficulty[]).map((value) => ({
  value,
  label: DIFFICULTIES[value],
}));

/** An exercise: what is done, how often, how long, how hard. */
export function ExerciseFields(props: Props) {
  const { exercise, field, problems, disabled, known, onUp, onDown, onExercise, onRemove } = props;
  const text = (name: 'name' | 'sets' | 'duration', label: string, required = false) => (
    <Labelled label={label} required={required} disabled={disabled} error={problems[`${field}.${name}`]}>
      <Input
        value={exercise[name]}
        autoComplete="off"
        autoCapitalize="sentences"
        {...(name === 'name' && { list: known })}
        onChange={(event) => onExercise({ ...exercise, [name]: event.target.value })}
      />
    </Labelled>
  );
  return (
    <VStack align="stretch" gap="2" ps="3" borderInlineStart="2px solid" borderColor="border">
      <HStack alignItems="flex-end" gap="2">
        <Box flex="1">{text('name', formatMessage('workouts.exercise'), true)}</Box>
        {!disabled && (onUp || onDown) && (
          <>
            <Mover id={moverId(field, 'up')} way="up" onMove={onUp} />
            <Mover id={moverId(field, 'down')} way="down" onMove={onDown} />
          </>
        )}
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

interface MoverProps {
  id: string;
  way: 'up' | 'down';
  onMove: (() => void) | undefined;
}

/** Moves the exercise by one place in its part. */
function Mover({ id, way, onMove }: MoverProps) {
  const label = formatMessage(way === 'up' ? 'workouts.moveUp' : 'workouts.moveDown');
  const Arrow = way === 'up' ? ArrowUp : ArrowDown;
  return (
    <Button
      id={id}
      variant="plain"
      px="0"
      minW="8"
      aria-label={label}
      title={label}
      disabled={onMove === undefined}
      onClick={onMove}
    >
      <Arrow strokeWidth={1.75} aria-hidden />
    </Button>
  );
}
