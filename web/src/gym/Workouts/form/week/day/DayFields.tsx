import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack, VStack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { Copy, Plus } from 'lucide-react';
import { useId } from 'react';
import { ResourceNames } from '../../../../resources/ResourceNames.tsx';
import { useResources } from '../../../../resources/useResources.ts';
import { withNewPart } from '../begin.ts';
import { dayName } from '../dayName.ts';
import { rowId } from '../focus.ts';
import { stayInPlace } from '../stayInPlace.ts';
import { useWeek } from '../WeekContext.ts';
import { PartFields } from './PartFields.tsx';

interface Props {
  /** Show the name of the day above it; otherwise the editor is already below the name. */
  titled?: boolean;
}

/** The editor of the selected day: its categories, and a button that copies it to others. */
export function DayFields({ titled = true }: Props) {
  const { week, day, problems, disabled, edit, ask } = useWeek();
  const parts = week[day];
  const problem = problems[`week.${day}`];
  const known = useId();
  const exercises = useResources('EXERCISE');
  const name = dayName(day);
  return (
    <VStack asChild align="stretch" gap="3">
      <section id="workout-day" aria-label={name}>
        <HStack justifyContent={titled ? 'space-between' : 'flex-end'} minH={titled ? 'control.touch' : '0'}>
          {titled && <chakra.h3 textStyle="person">{name}</chakra.h3>}
          {!disabled && parts.length > 0 && (
            <Button
              variant="plain"
              size="sm"
              px="0"
              color="accent.fg"
              onClick={() => ask({ about: 'copy', from: day })}
            >
              <Copy strokeWidth={1.75} aria-hidden />
              {formatMessage('workouts.copyDay')}
            </Button>
          )}
        </HStack>
        <ResourceNames id={known} resources={exercises} />
        {problem !== undefined && <Box color="due.fg">{problem}</Box>}
        {parts.length === 0 && <Box color="fg.muted">{formatMessage('workouts.emptyDay')}</Box>}
        {parts.map((part, at) => (
          // Parts have no ids, and keep all state in the form values.
          <PartFields key={`${day}.${at}`} part={part} place={{ day, part: at }} known={known} />
        ))}
        {!disabled && (
          <Button
            alignSelf="flex-start"
            variant="outline"
            size="sm"
            onMouseDown={stayInPlace}
            onClick={() => {
              const begun = withNewPart(week, day);
              edit(begun.week, rowId(begun.place));
            }}
          >
            <Plus strokeWidth={1.75} aria-hidden />
            {formatMessage('workouts.addCategory')}
          </Button>
        )}
      </section>
    </VStack>
  );
}
