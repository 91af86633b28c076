import { formatMessage } from '@galla/domain';
import { startTransition, useOptimistic } from 'react';
import type { List } from '../../list/index.ts';
import { SearchField } from '../../ui/SearchField.tsx';
import type { DietPlansKey } from './address.ts';

/** The search. */
export function DietPlanFilters({ list: { filters, filter } }: { list: List<DietPlansKey> }) {
  const [search, setSearch] = useOptimistic(filters.search);
  return (
    <SearchField
      label={formatMessage('diets.search')}
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
