import { formatCount, formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { HStack } from '@chakra-ui/react/stack';

/** "6 am" of 6. */
const hourText = (hour: number): string => `${hour % 12 === 0 ? 12 : hour % 12} ${hour < 12 ? 'am' : 'pm'}`;

/** How many came at which hour of today: the hours from the first visit to the last. */
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
            <HStack key={hourText(first + at)} asChild gap="3" minH="7">
              <li>
                <Box w="14" flexShrink="0" color="fg.muted" textAlign="end">
                  {hourText(first + at)}
                </Box>
                <Box flex="1" aria-hidden>
                  <Box h="3" bg="accent.solid" style={{ width: `${(n / most) * 100}%` }} />
                </Box>
                <Box w="16" flexShrink="0" textAlign="end">
                  {formatCount('door.visitsOf', n)}
                </Box>
              </li>
            </HStack>
          ))}
        </ul>
      </section>
    </Box>
  );
}
