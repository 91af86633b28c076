export { AddButton } from './AddButton.tsx';
export { BulkAct, BulkBar } from './BulkBar.tsx';
export { ListEmpty } from './ListEmpty.tsx';
export { ListFoot } from './ListFoot.tsx';
export { ListPart } from './ListPart.tsx';
export { ListScreen } from './ListScreen.tsx';
export { loadMore } from './loadMore.ts';
export { localPage, useLocalPage, useLocalPages } from './localPages.ts';
export { NothingFound } from './NothingFound.tsx';
export { PagedRows } from './PagedRows.tsx';
export { PageSize } from './PageSize.tsx';
export {
  FIRST_PAGE,
  LIST_DEFAULTS,
  pageNumber,
  pageVariables,
  useCurrentPage,
  useList,
  type List,
} from './useList.ts';
export { useListRows } from './useListRows.ts';
export { paginationOf, type Pagination } from './pagination.ts';
export { reached, type SelectionState } from './selection.ts';
export { sortingBy, type Sorting } from './sorting.ts';
export { useRowSearch } from './useRowSearch.ts';
export { useSelection, type Selection } from './useSelection.ts';
