import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { startTransition, useOptimistic, type ReactNode } from 'react';
import { SearchField } from '../../ui/SearchField.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { counted } from '../../ui/counted.ts';
import { shownChoices, shownValue } from './shownChoices.ts';
import type { CatalogueList } from './useCatalogueList.ts';
import { WORDS } from './words.ts';

interface Props {
  list: Pick<CatalogueList, 'kind' | 'filters' | 'filter'>;
  /** Number of matches; undefined until known. */
  total: number | undefined;
  /** A CategoryFilter. */
  categories: ReactNode;
}

/** The filters of the list; every change goes back to the first page. */
export function ListFilters({ list, total, categories }: Props) {
  const { kind, filters, filter } = list;
  // The field updates at once; the rest of the screen re-renders in a transition that the next keystroke can
  // interrupt.
  const [search, setSearch] = useOptimistic(filters.search);
  const searchFor = (text: string): void =>
    startTransition(() => {
      setSearch(text);
      filter({ search: text }, 'typed');
    });
  const [usual, ...others] = shownChoices(kind);
  return (
    <Box
      display="flex"
      flexWrap={{ base: 'wrap', md: 'nowrap' }}
      alignItems="center"
      gap="2"
      mb={{ md: '-3' }}
    >
      <Box flex={{ base: '1 0 100%', md: '1' }} minW="0" maxW={{ md: 'sheet' }}>
        <SearchField label={formatMessage('list.search')} value={search} onChange={searchFor} />
      </Box>
      <Box flex={{ base: '1', md: 'none' }} minW="0">
        {categories}
      </Box>
      {/* As wide as its longest option; the category beside it may be wider than a phone. */}
      <Box flex="none">
        <SelectField
          snug
          label={formatMessage('list.shown')}
          placeholder={usual.label}
          options={others}
          value={shownValue(kind, filters)}
          onValue={(chosen) => {
            const choice = others.find(({ value }) => value === chosen) ?? usual;
            filter(choice.filters);
          }}
        />
      </Box>
      {total !== undefined && (
        <Box asChild ms="auto" color="fg.muted" whiteSpace="nowrap" hideBelow="md">
          <output>{counted(WORDS[kind].count, total)}</output>
        </Box>
      )}
    </Box>
  );
}
