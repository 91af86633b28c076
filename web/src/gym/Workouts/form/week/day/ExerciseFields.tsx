import {
  DIFFICULTIES,
  formatMessage,
  type Difficulty,
  type ExercisePlace,
  type WorkoutExercise,
} from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { Input } from '@chakra-ui/react/input';
import { HStack, VStack } from '@chakra-ui/react/stack';
import { useRef } from 'react';
import { Labelled } from '../../../../../ui/Labelled.tsx';
import { SegmentedChoice } from '../../../../../ui/SegmentedChoice.tsx';
import { dropLine } from '../board/dropLine.ts';
import { useDragged, useHeldOver } from '../drag/useWeekDrag.ts';
import { rowId } from '../focus.ts';
import { fieldAt, isExercise } from '../places.ts';
import { useWeek } from '../WeekContext.ts';
import { MoveGrip } from './MoveGrip.tsx';
import { RemoveButton } from './RemoveButton.tsx';

interface Props {
  exercise: WorkoutExercise;
  place: ExercisePlace;
  /** Id of the datalist with the gym's exercises. */
  known: string;
  onExercise: (exercise: WorkoutExercise) => void;
  /** Enter moves on to the next exercise. */
  onNext: () => void;
}

const CHOICES = (Object.keys(DIFFICULTIES) as Difficulty[]).map((value) => ({
  value,
  label: DIFFICULTIES[value],
}));

/** The fields of an exercise: name, sets, duration, difficulty. */
export function ExerciseFields({ exercise, place, known, onExercise, onNext }: Props) {
  const { problems, disabled, remove } = useWeek();
  const row = useRef<HTMLDivElement>(null);
  const grip = useRef<HTMLButtonElement>(null);
  const dragged = useDragged(row, place, !disabled, grip);
  const over = useHeldOver(row, place, isExercise);
  const text = (name: 'name' | 'sets' | 'duration', label: string) => (
    <Labelled
      label={label}
      {...(name === 'name' && { required: true, labelHidden: true })}
      disabled={disabled}
      error={problems[`${fieldAt(place)}.${name}`]}
    >
      <Input
        value={exercise[name]}
        autoComplete="off"
        autoCapitalize="sentences"
        {...(name === 'name' && { list: known })}
        onChange={(event) => onExercise({ ...exercise, [name]: event.target.value })}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing)
            return;
          event.preventDefault();
          onNext();
        }}
      />
    </Labelled>
  );
  return (
    <VStack
      ref={row}
      id={rowId(place)}
      align="stretch"
      gap="1.5"
      pb="3"
      borderBottom="1px solid"
      borderColor="border"
      {...(dragged && { opacity: '0.5' })}
      {...dropLine(over)}
    >
      <HStack alignItems="flex-start" gap="1">
        {!disabled && <MoveGrip place={place} grip={grip} />}
        <Box flex="1">{text('name', formatMessage('workouts.exercise'))}</Box>
        {!disabled && (
          <RemoveButton label={formatMessage('workouts.removeExercise')} onRemove={() => remove(place)} />
        )}
      </HStack>
      <Grid
        gap="1.5"
        // Three fields side by side need the full width of the column beside the week.
        ps={disabled ? '0' : { base: '7', lg: '0' }}
        gridTemplateColumns={{ base: '1fr 1fr', md: 'minmax(0, 1.3fr) minmax(0, 1fr) auto' }}
        css={{ lg: { '& input': { px: '2' } }, md: { '& [role=radiogroup] label': { px: '1.5' } } }}
      >
        {text('sets', formatMessage('workouts.sets'))}
        {text('duration', formatMessage('workouts.duration'))}
        <Box gridColumn={{ base: '1 / -1', md: 'auto' }}>
          <Labelled label={formatMessage('workouts.difficulty')} disabled={disabled}>
            <SegmentedChoice
              choices={CHOICES}
              value={exercise.difficulty}
              onValue={(difficulty) => !disabled && onExercise({ ...exercise, difficulty })}
            />
          </Labelled>
        </Box>
      </Grid>
    </VStack>
  );
}
