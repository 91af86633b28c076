import { useEffect, useEffectEvent } from 'react';
import type { ListedItem, ListPage } from './listedItem.ts';
import type { CatalogueList } from './useCatalogueList.ts';

/** Tells the screen which page is here: it stays in sight when the next one can't be fetched. */
export function useKeepPage<Item extends ListedItem>(
  list: Pick<CatalogueList<Item>, 'keep'>,
  page: ListPage<Item>,
): void {
  const keep = useEffectEvent(list.keep);
  useEffect(() => keep({ page, at: Date.now() }), [page]);
}
