import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { Textarea } from '@chakra-ui/react/textarea';
import type { ReactNode } from 'react';
import { FormStatus } from '../../../record/FormStatus.tsx';
import { BegunInput } from '../../../ui/BegunInput.tsx';
import { FormField } from '../../../ui/FormField.tsx';
import { PageColumns, PageContent } from '../../../ui/Page.tsx';
import { useWeekWide, useWide } from '../../../ui/useWide.ts';
import { WeekBoard } from './week/board/WeekBoard.tsx';
import { DayFields } from './week/day/DayFields.tsx';
import { useWeekEditor } from './week/useWeekEditor.ts';
import { WeekContext } from './week/WeekContext.ts';
import { DayAside } from './week/DayAside.tsx';
import { WeekDialogs } from './week/WeekDialogs.tsx';

interface Props {
  disabled: boolean;
  /** The form was opened for typing, so the name takes the focus. */
  first: boolean;
  checking: boolean;
  /** The actions, if the header has no room for them. */
  foot: ReactNode;
}

/**
 * Name, description and week of a workout (spec 3 §5). The selected day is edited beside the week, below it,
 * or in place on a phone.
 */
export function WorkoutFields({ disabled, first, checking, foot }: Props) {
  const { editor, heard, asked, onAnswered } = useWeekEditor(disabled);
  const [wide, weekWide] = [useWide(), useWeekWide()];
  return (
    <WeekContext value={editor}>
      <PageColumns column={wide && <DayAside />}>
        <PageContent display="flex" flexDirection="column" gap="4" foot={foot}>
          <Grid gap="4" gridTemplateColumns={{ md: '1fr 2fr' }}>
            <FormField name="name" label={formatMessage('workouts.name')} required disabled={disabled}>
              {(field) => (
                <BegunInput {...field} autoComplete="off" autoCapitalize="sentences" begun={first} />
              )}
            </FormField>
            <FormField
              name="description"
              label={formatMessage('workouts.description')}
              required
              disabled={disabled}
            >
              {(field) => (
                <Textarea
                  {...field}
                  rows={1}
                  minH={{ base: 'control.lg', md: 'control' }}
                  // Grows with its text.
                  resize="none"
                  css={{ fieldSizing: 'content' }}
                  autoCapitalize="sentences"
                />
              )}
            </FormField>
          </Grid>
          <FormStatus checking={checking} />
          <WeekBoard wide={weekWide} edited={weekWide ? undefined : <DayFields titled={false} />} />
          {weekWide && !wide && <DayFields />}
        </PageContent>
      </PageColumns>
      <Box srOnly aria-live="assertive">
        {heard}
      </Box>
      <WeekDialogs asked={asked} onClose={onAnswered} />
    </WeekContext>
  );
}
