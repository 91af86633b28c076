import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { DayFields } from './day/DayFields.tsx';
import { useWeek } from './WeekContext.ts';
import { WeekKeys } from './WeekKeys.tsx';

/** Beside the week: the chosen day, and the keys. */
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
        {/* Reached by the keyboard, so that it can be scrolled also where nothing in it can be typed into. */}
        <Box asChild position="relative" flex="1" minH="0" overflowY="auto" px="5" py="3">
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard */}
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
