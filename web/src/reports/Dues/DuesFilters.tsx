import { DUE_AGES, formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import type { List } from '../../list/index.ts';
import { SearchField } from '../../ui/SearchField.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import type { DuesKey } from './address.ts';

const AGES = DUE_AGES.map(({ age }) => ({ value: age, label: formatMessage(`dues.age.${age}`) }));

/** Filters dues by customer and age. */
export const DuesFilters = ({
  list: { filters, filter },
}: {
  list: Pick<List<DuesKey>, 'filters' | 'filter'>;
}) => (
  <Box display="flex" flexWrap={{ base: 'wrap', md: 'nowrap' }} gap="2">
    <Box flex={{ base: '1 0 100%', md: '1' }} minW="0">
      <SearchField
        label={formatMessage('dues.search')}
        value={filters.search}
        onChange={(search) => filter({ search }, 'typed')}
      />
    </Box>
    <SelectField
      snug
      label={formatMessage('dues.ageFilter')}
      placeholder={formatMessage('dues.everyAge')}
      options={AGES}
      value={AGES.find(({ value }) => value === filters.age)?.value ?? ''}
      onValue={(age) => filter({ age })}
    />
  </Box>
);
