import { formatMessage, GST_GROUPINGS } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import type { List } from '../../list/index.ts';
import { RangePicker } from '../../ui/range/RangePicker.tsx';
import { SegmentedChoice } from '../../ui/SegmentedChoice.tsx';
import { groupingOf, type GstKey } from './address.ts';
import { GROUPING_NAMES } from './groupingNames.ts';

const CHOICES = GST_GROUPINGS.map((value) => ({ value, label: formatMessage(GROUPING_NAMES[value]) }));

/** Filters days and grouping. */
export const GstFilters = ({
  list: { filters, filter },
}: {
  list: Pick<List<GstKey>, 'filters' | 'filter'>;
}) => (
  <Box display="flex" flexWrap={{ base: 'wrap', md: 'nowrap' }} justifyContent="space-between" gap="2">
    <RangePicker from={filters.from} to={filters.to} onRange={(range) => filter({ ...range })} />
    <Box w={{ base: 'full', md: 'auto' }}>
      <SegmentedChoice
        label={formatMessage('gst.by')}
        choices={CHOICES}
        value={groupingOf(filters)}
        onValue={(by) => filter({ by: by.toLowerCase() })}
      />
    </Box>
  </Box>
);
