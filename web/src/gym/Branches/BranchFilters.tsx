import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { startTransition, useOptimistic } from 'react';
import type { List } from '../../list/index.ts';
import { SearchField } from '../../ui/SearchField.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import type { BranchesKey } from './address.ts';
import { STATUS_CHOICES } from './statuses.tsx';

/** Search and status filter. */
export function BranchFilters({ list: { filters, filter } }: { list: List<BranchesKey> }) {
  const [search, setSearch] = useOptimistic(filters.search);
  return (
    <Box display="flex" flexWrap={{ base: 'wrap', md: 'nowrap' }} gap="2">
      <Box flex={{ base: '1 0 100%', md: '1' }} minW="0">
        <SearchField
          label={formatMessage('branches.search')}
          value={search}
          onChange={(text) =>
            startTransition(() => {
              setSearch(text);
              filter({ search: text }, 'typed');
            })
          }
        />
      </Box>
      <SelectField
        snug
        label={formatMessage('branches.status')}
        placeholder={formatMessage('branches.allStatuses')}
        options={STATUS_CHOICES}
        value={filters.status}
        onValue={(status) => filter({ status })}
      />
    </Box>
  );
}
