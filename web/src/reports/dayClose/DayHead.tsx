import { formatCount, formatDayNear, formatMessage, type Day } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { useShopClock } from '../../app/clock/useShopClock.ts';

/** "Day close" with the day and its number of payments. */
export function DayHead({ day, receipts }: { day: Day; receipts: number }) {
  const { today } = useShopClock();
  return (
    <Box
      layerStyle="section"
      display="flex"
      justifyContent="space-between"
      alignItems="baseline"
      gap="3"
      mt="1"
    >
      <Box asChild textStyle="section">
        <h2>{formatMessage('dayClose.title')}</h2>
      </Box>
      <Box color="fg.muted">
        {`${formatDayNear(day, today)} · ${formatCount('dayClose.receipts', receipts)}`}
      </Box>
    </Box>
  );
}
