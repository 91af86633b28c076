import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
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
  people: readonly Employee[];
  list: List<EmployeesKey>;
}

/** Search and state, and how many people there are. */
export function EmployeeFilters({ people, list: { filters, filter } }: Props) {
  const [search, setSearch] = useOptimistic(filters.search);
  const figures = {
    n: countText(people.length),
    active: countText(people.filter(({ active }) => active).length),
  };
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
      <SegmentedChoice
        label={formatMessage('employees.states')}
        choices={STATES}
        value={STATES.some(({ value }) => value === filters.status) ? filters.status : ''}
        onValue={(status) => filter({ status })}
      />
      <chakra.span color="fg.muted" whiteSpace="nowrap" hideBelow="desk">
        {formatMessage('employees.counted', figures)}
      </chakra.span>
    </Box>
  );
}
