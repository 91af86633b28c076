import { formatMessage } from '@galla/domain';
import { ListFoot, localPage, pageNumber, useListRows, type List } from '../../list/index.ts';
import { DataTable } from '../../ui/DataTable.tsx';
import type { KeyHint } from '../../ui/TableFoot.tsx';
import { PAGE_SIZE, type BranchesKey } from './address.ts';
import { COLUMNS, phoneRow } from './columns.tsx';
import { matching } from './matching.ts';
import { NoBranches } from './NoBranches.tsx';
import type { Branch } from './useBranches.ts';

interface Props {
  branches: readonly Branch[];
  list: List<BranchesKey>;
  /** Undefined where the person may not. */
  onAdd: (() => void) | undefined;
}

const HINTS: readonly KeyHint[] = [[['ArrowUp', 'ArrowDown'], formatMessage('branches.next')]];

/** The branches that the address asks for, ten a page. */
export function BranchRows({ branches, list, onAdd }: Props) {
  const { filters, change } = list;
  const found = matching(branches, filters);
  const { rows, pagination } = localPage(found, pageNumber(filters), PAGE_SIZE, (page) =>
    change({ page: String(page) }),
  );
  const table = useListRows({ rows, rowId: ({ id }) => id, list });
  if (rows.length === 0) return <NoBranches list={list} onAdd={onAdd} />;
  return (
    <>
      <DataTable
        {...table}
        label={formatMessage('branches.title')}
        columns={COLUMNS}
        tall
        phoneRow={phoneRow(list.open)}
      />
      <ListFoot hints={HINTS} {...pagination} />
    </>
  );
}
