import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { DayFields } from './day/DayFields.tsx';
import { useWeek } from './WeekContext.ts';
import { WeekKeys } from './WeekKeys.tsx';

/** Beside the week: the selected day, and keyboard hints. */
export function DayAside() {
  const { disabled } = useWeek();
  return (
    <Box
      asChild
      w="column.selection"
      flexShrink="0"
      display="flex"
      flexDirection="column"
      minH="0"
      borderInlineStart="1px solid"
      borderColor="border"
    >
      <aside aria-label={formatMessage('workouts.day')}>
        {/* Focusable, so that it can be scrolled by keyboard even if it has no enabled fields. */}
        <Box asChild position="relative" flex="1" minH="0" overflowY="auto" px="5" py="3">
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be
              reachable by keyboard */}
          <div tabIndex={disabled ? 0 : undefined}>
            <DayFields />
          </div>
        </Box>
        {!disabled && (
          <Box px="5">
            <WeekKeys />
          </Box>
        )}
      </aside>
    </Box>
  );
}
