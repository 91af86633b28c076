import { DIET_CATEGORIES, type DietCategory, formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { startTransition, useOptimistic } from 'react';
import type { List } from '../../list/index.ts';
import { SearchField } from '../../ui/SearchField.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import type { DietPlansKey } from './address.ts';

const CATEGORIES = (Object.keys(DIET_CATEGORIES) as DietCategory[]).map((value) => ({
  value,
  label: DIET_CATEGORIES[value],
}));

/** Search and category filter. */
export function DietPlanFilters({ list: { filters, filter } }: { list: List<DietPlansKey> }) {
  const [search, setSearch] = useOptimistic(filters.search);
  return (
    <Box display="flex" flexWrap={{ base: 'wrap', md: 'nowrap' }} gap="2">
      <Box flex={{ base: '1 0 100%', md: '1' }} minW="0">
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
      </Box>
      <SelectField
        snug
        label={formatMessage('diets.ofCategory')}
        placeholder={formatMessage('diets.allCategories')}
        options={CATEGORIES}
        value={CATEGORIES.find(({ value }) => value === filters.category)?.value ?? ''}
        onValue={(category) => filter({ category })}
      />
    </Box>
  );
}
