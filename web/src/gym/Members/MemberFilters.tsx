import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { startTransition, useOptimistic } from 'react';
import type { List } from '../../list/index.ts';
import { SearchField } from '../../ui/SearchField.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { choicesOf } from '../../ui/choicesOf.ts';
import { BY_VISIT, followsText, type MembersKey } from './address.ts';
import type { Choices } from './useChoices.ts';
import { STATUS_CHOICES } from './statuses.tsx';

interface Props {
  list: Pick<List<MembersKey>, 'filter' | 'filters'>;
  /** Undefined before the first page. */
  choices: Choices | undefined;
}

/** Search, branch, status, followed plans, and sort order. */
export function MemberFilters({ list: { filters, filter }, choices }: Props) {
  const { branches = [], workouts = [], dietPlans = [] } = choices ?? {};
  const [search, setSearch] = useOptimistic(filters.search);
  return (
    // Beside an open member the search takes a line of its own.
    <Box display="flex" flexWrap="wrap" gap="2">
      <Box flex={{ base: '1 0 100%', lg: '1 0 14rem' }} minW="0">
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
      <Box
        display={{ base: 'grid', md: 'flex' }}
        gridTemplateColumns="repeat(2, minmax(0, 1fr))"
        gap="2"
        w={{ base: 'full', md: 'auto' }}
      >
        <SelectField
          snug
          label={formatMessage('members.ofBranch')}
          placeholder={formatMessage('members.allBranches')}
          options={choicesOf(branches)}
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
        {workouts.length + dietPlans.length > 0 && (
          <SelectField
            snug
            label={formatMessage('members.follows')}
            placeholder={formatMessage('members.followsAnything')}
            options={[
              ...workouts.map(({ id, name }) => ({ value: followsText('workout', id), label: name })),
              ...dietPlans.map(({ id, name }) => ({ value: followsText('dietPlan', id), label: name })),
            ]}
            value={filters.follows}
            onValue={(follows) => filter({ follows })}
          />
        )}
        <SelectField
          snug
          label={formatMessage('members.order')}
          placeholder={formatMessage('members.latestFirst')}
          options={[{ value: BY_VISIT, label: formatMessage('members.visitFirst') }]}
          value={filters.order === BY_VISIT ? BY_VISIT : ''}
          onValue={(order) => filter({ order })}
        />
      </Box>
    </Box>
  );
}
