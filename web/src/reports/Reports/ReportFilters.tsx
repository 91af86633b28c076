import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import type { List } from '../../list/index.ts';
import { RangePicker } from '../../ui/range/RangePicker.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import type { ReportKey } from './address.ts';
import { PHONE_SORTS, sorting } from './sort.ts';

interface Props {
  list: Pick<List<ReportKey>, 'filters' | 'filter'>;
}

/** Filters by days and payer; on a phone, which has no column headings, also the sort order. */
export function ReportFilters({ list: { filters, filter } }: Props) {
  const { from, to, person } = filters;
  return (
    <Box display="flex" flexWrap={{ base: 'wrap', md: 'nowrap' }} gap="2" mb={{ md: '-3' }}>
      <Box flex={{ base: '1 0 100%', md: '1' }} minW="0">
        <SearchField
          label={formatMessage('reports.person')}
          value={person}
          onChange={(text) => filter({ person: text }, 'typed')}
        />
      </Box>
      <RangePicker from={from} to={to} onRange={(range) => filter({ ...range })} />
      <Box hideFrom="md" flex="1">
        <SelectField
          label={formatMessage('reports.sort')}
          placeholder={formatMessage('history.sortNewest')}
          options={PHONE_SORTS}
          value={sorting.text(sorting.of(filters))}
          onValue={(sort) => filter({ sort })}
        />
      </Box>
    </Box>
  );
}
