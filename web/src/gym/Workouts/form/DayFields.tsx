import { formatMessage, WEEK, type WeekDay } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack, VStack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { Plus } from 'lucide-react';
import { useId } from 'react';
import { toast } from '../../../app/toast/toast.ts';
import { SelectField } from '../../../ui/SelectField.tsx';
import { ResourceNames } from '../../resources/ResourceNames.tsx';
import { useResources } from '../../resources/useResources.ts';
import { NEW_PART, type Part, type Week } from './entries.ts';
import { PartFields } from './PartFields.tsx';
import { stayInPlace } from './stayInPlace.ts';

interface Props {
  day: WeekDay;
  week: Week;
  /** By field, such as `week.monday.0.category`. */
  problems: Readonly<Record<string, string>>;
  disabled: boolean;
  onWeek: (week: Week) => void;
}

/** A day: its parts, and copying it to another one. */
export function DayFields({ day, week, problems, disabled, onWeek }: Props) {
  const parts = week[day];
  const change = (next: readonly Part[]): void => onWeek({ ...week, [day]: next });
  const copyTo = (target: string): void => {
    const to = WEEK.find((one) => one === target);
    if (to === undefined) return;
    onWeek({ ...week, [to]: parts });
    const names = { from: formatMessage(`workouts.${day}`), to: formatMessage(`workouts.${to}`) };
    toast.undoable(formatMessage('workouts.copied', names), formatMessage('workouts.undo'), () =>
      onWeek(week),
    );
  };
  const problem = problems[`week.${day}`];
  const known = useId();
  const exercises = useResources('EXERCISE');
  return (
    <VStack
      id="workout-day"
      role="tabpanel"
      aria-labelledby={`workout-${day}`}
      align="stretch"
      gap="4"
      pt="4"
    >
      <HStack justifyContent="space-between">
        <chakra.h3 textStyle="rowTitle">{formatMessage(`workouts.${day}`)}</chakra.h3>
        {!disabled && parts.length > 0 && (
          <SelectField
            snug
            label={formatMessage('workouts.copyTo')}
            placeholder={formatMessage('workouts.copyTo')}
            options={WEEK.filter((one) => one !== day).map((one) => ({
              value: one,
              label: formatMessage(`workouts.${one}`),
            }))}
            value=""
            onValue={copyTo}
          />
        )}
      </HStack>
      <ResourceNames id={known} resources={exercises} />
      {problem !== undefined && <Box color="due.fg">{problem}</Box>}
      {parts.length === 0 && <Box color="fg.muted">{formatMessage('workouts.emptyDay')}</Box>}
      {parts.map((part, place) => (
        <PartFields
          // Parts have no id of their own, and are neither sorted nor filtered.
          key={place}
          part={part}
          field={`week.${day}.${place}`}
          problems={problems}
          disabled={disabled}
          known={known}
          onPart={(next) => change(parts.map((one, at) => (at === place ? next : one)))}
          onRemove={() => change(parts.filter((_, at) => at !== place))}
        />
      ))}
      {!disabled && (
        <Button
          alignSelf="flex-start"
          variant="outline"
          size="sm"
          onMouseDown={stayInPlace}
          onClick={() => change([...parts, NEW_PART])}
        >
          <Plus strokeWidth={1.75} aria-hidden />
          {formatMessage('workouts.addCategory')}
        </Button>
      )}
    </VStack>
  );
}
