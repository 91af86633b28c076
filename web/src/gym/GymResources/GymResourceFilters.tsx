import { formatMessage } from '@galla/domain';
import { startTransition, useOptimistic } from 'react';
import type { List } from '../../list/index.ts';
import { SearchField } from '../../ui/SearchField.tsx';
import { kindOf, type GymResourcesKey } from './address.ts';

export function GymResourceFilters({ list: { filters, filter } }: { list: List<GymResourcesKey> }) {
  const [search, setSearch] = useOptimistic(filters.search);
  return (
    <SearchField
      label={formatMessage(kindOf(filters.tab) === 'MEAL' ? 'resources.searchMeals' : 'resources.search')}
      value={search}
      onChange={(text) =>
        startTransition(() => {
          setSearch(text);
          filter({ search: text }, 'typed');
        })
      }
    />
  );
}
