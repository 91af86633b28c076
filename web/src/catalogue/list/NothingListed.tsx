import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Plus } from 'lucide-react';
import { ListEmpty } from '../../list/index.ts';
import { isFiltered, NO_FILTERS } from './address.ts';
import type { CatalogueList } from './useCatalogueList.ts';
import { WORDS } from './words.ts';

interface Props {
  list: Pick<CatalogueList, 'kind' | 'filters' | 'filter' | 'change'>;
  mayAdd: boolean;
}

/** Shown instead of rows if there are none. */
export function NothingListed({ list, mayAdd }: Props) {
  const { kind, filters, filter, change } = list;
  const { none, add } = WORDS[kind];
  const text = filters.search.trim();
  return (
    <ListEmpty
      list={list}
      isFiltered={isFiltered(kind, filters)}
      none={{ title: formatMessage(none), explained: formatMessage('catalogue.emptyExplained') }}
      noMatch={{
        title: text === '' ? formatMessage('history.noMatch') : formatMessage('shell.nothingFound', { text }),
      }}
      onClear={() => filter(NO_FILTERS)}
    >
      {mayAdd && (
        <Button onClick={() => change({ add: '1' })}>
          <Plus strokeWidth={1.75} aria-hidden />
          {formatMessage(add)}
        </Button>
      )}
    </ListEmpty>
  );
}
