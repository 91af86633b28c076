import { formatCount, formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { startTransition, useOptimistic } from 'react';
import type { List } from '../../list/index.ts';
import { countText } from '../../ui/counted.ts';
import { SearchField } from '../../ui/SearchField.tsx';
import { SegmentedChoice } from '../../ui/SegmentedChoice.tsx';
import type { EmployeesKey } from './address.ts';
import type { Employee } from './useEmployees.ts';

const STATES = [
  { value: '', label: formatMessage('employees.all') },
  { value: 'active', label: formatMessage('employees.active') },
  { value: 'inactive', label: formatMessage('employees.inactive') },
];

interface Props {
  list: List<EmployeesKey>;
  /** All employees of the shop. */
  people: readonly Pick<Employee, 'active'>[];
}

/** Search and status, with the number of employees. */
export function EmployeeFilters({ list: { filters, filter }, people }: Props) {
  const [search, setSearch] = useOptimistic(filters.search);
  return (
    <Box display="flex" flexDirection={{ base: 'column', md: 'row' }} alignItems={{ md: 'center' }} gap="2">
      <Box flex="1">
        <SearchField
          label={formatMessage('employees.search')}
          value={search}
          onChange={(text) =>
            startTransition(() => {
              setSearch(text);
              filter({ search: text }, 'typed');
            })
          }
        />
      </Box>
      <Box w={{ md: '72' }} flexShrink="0">
        <SegmentedChoice
          label={formatMessage('employees.states')}
          choices={STATES}
          value={STATES.some(({ value }) => value === filters.status) ? filters.status : ''}
          onValue={(status) => filter({ status })}
        />
      </Box>
      {/* No room for it beside an open employee. */}
      {filters.open === '' && (
        <Box color="fg.muted" hideBelow="lg" whiteSpace="nowrap">
          {formatCount('employees.counts', people.length, {
            n: countText(people.length),
            active: countText(people.filter(({ active }) => active).length),
          })}
        </Box>
      )}
    </Box>
  );
}
