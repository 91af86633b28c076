import { formatMessage } from '@galla/domain';
import { startTransition, useOptimistic } from 'react';
import type { List } from '../../list/index.ts';
import { SearchField } from '../../ui/SearchField.tsx';
import type { WorkoutsKey } from './address.ts';

export function WorkoutFilters({ list: { filters, filter } }: { list: List<WorkoutsKey> }) {
  const [search, setSearch] = useOptimistic(filters.search);
  return (
    <SearchField
      label={formatMessage('workouts.search')}
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
