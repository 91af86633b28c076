import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { BarRow } from './BarRow.tsx';

/** "6 am" for 6. */
const hourText = (hour: number): string => `${hour % 12 === 0 ? 12 : hour % 12} ${hour < 12 ? 'am' : 'pm'}`;

/** Visits by hour of the day, from the hour of the first visit to that of the last. */
export function HoursOfDay({ visits }: { visits: readonly number[] }) {
  const first = visits.findIndex((n) => n > 0);
  if (first === -1) return null;
  const last = visits.findLastIndex((n) => n > 0);
  const most = Math.max(...visits);
  return (
    <Box asChild mt="6">
      <section aria-label={formatMessage('door.byHour')}>
        <Box asChild textStyle="section" minH="9">
          <h2>{formatMessage('door.byHour')}</h2>
        </Box>
        <ul>
          {visits.slice(first, last + 1).map((n, at) => (
            <BarRow key={hourText(first + at)} visits={n} most={most}>
              <Box w="14" flexShrink="0" color="fg.muted" textAlign="end">
                {hourText(first + at)}
              </Box>
            </BarRow>
          ))}
        </ul>
      </section>
    </Box>
  );
}
