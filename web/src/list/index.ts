export { BulkAct, BulkBar } from './BulkBar.tsx';
export { ListEmpty } from './ListEmpty.tsx';
export { ListFoot } from './ListFoot.tsx';
export { ListPart } from './ListPart.tsx';
export { ListScreen } from './ListScreen.tsx';
export { loadMore } from './loadMore.ts';
export { localPage, useLocalPages } from './localPages.ts';
export { FIRST_PAGE, LIST_DEFAULTS, pageNumber, useCurrentPage, useList, type List } from './useList.ts';
export { useListRows } from './useListRows.ts';
export type { Pagination } from './usePagination.ts';
// usePagination itself is imported from its file: Relay's lint rule wants a fragment's spread beside that import.
export { useSelection, type Selection } from './useSelection.ts';
