import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { startTransition, useOptimistic } from 'react';
import type { List } from '../../list/index.ts';
import { SearchField } from '../../ui/SearchField.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import type { MembersKey } from './address.ts';
import { STATUS_CHOICES } from './statuses.tsx';

interface Props {
  list: List<MembersKey>;
  branches: readonly { id: string; name: string }[];
}

/** Search, branch, and the status. */
export function MemberFilters({ list: { filters, filter }, branches }: Props) {
  const [search, setSearch] = useOptimistic(filters.search);
  return (
    <Box display="flex" flexWrap={{ base: 'wrap', md: 'nowrap' }} gap="2">
      <Box flex={{ base: '1 0 100%', md: '1' }} minW="0">
        <SearchField
          label={formatMessage('members.search')}
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
        label={formatMessage('members.ofBranch')}
        placeholder={formatMessage('members.allBranches')}
        options={branches.map(({ id, name }) => ({ value: id, label: name }))}
        value={filters.branch}
        onValue={(branch) => filter({ branch })}
      />
      <SelectField
        snug
        label={formatMessage('members.status')}
        placeholder={formatMessage('members.allStatuses')}
        options={STATUS_CHOICES}
        value={filters.status}
        onValue={(status) => filter({ status })}
      />
    </Box>
  );
}
