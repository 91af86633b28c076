import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import type { List } from '../../list/index.ts';
import { RangePicker } from '../../ui/range/RangePicker.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import type { CommissionKey } from './address.ts';
import { StatusFilter } from './StatusFilter.tsx';

interface Props {
  list: Pick<List<CommissionKey>, 'filters' | 'filter'>;
  isBoutique: boolean;
}

/** Filters sales by number or customer, days and status. */
export const CommissionFilterBar = ({ list, list: { filters, filter }, isBoutique }: Props) => (
  <Box display="flex" flexWrap={{ base: 'wrap', md: 'nowrap' }} gap="2">
    <Box flex={{ base: '1 0 100%', md: '1' }} minW="0">
      <SearchField
        label={formatMessage('commission.search')}
        value={filters.search}
        onChange={(search) => filter({ search }, 'typed')}
      />
    </Box>
    <RangePicker from={filters.from} to={filters.to} onRange={(range) => filter({ ...range })} />
    <Box flex={{ base: '1', md: 'none' }} w={{ md: '40' }}>
      <StatusFilter list={list} isBoutique={isBoutique} />
    </Box>
  </Box>
);
