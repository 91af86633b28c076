import { formatMessage } from '@galla/domain';
import { Pencil, Trash2 } from 'lucide-react';
import { ListFoot, localPage, pageNumber, useListRows, type List } from '../../list/index.ts';
import { RowMenu } from '../../ui/ActMenu.tsx';
import { DataTable } from '../../ui/DataTable.tsx';
import type { KeyHint } from '../../ui/TableFoot.tsx';
import { PAGE_SIZE, type BranchesKey } from './address.ts';
import type { Rights } from './BranchList.tsx';
import { columnsOf, phoneRow } from './columns.tsx';
import { matching } from './matching.ts';
import { NoBranches } from './NoBranches.tsx';
import type { Branch } from './useBranches.ts';

interface Props {
  branches: readonly Branch[];
  list: List<BranchesKey>;
  rights: Pick<Rights, 'edit' | 'remove'>;
  onDelete: (branch: Branch) => void;
  /** Undefined if the user may not. */
  onAdd: (() => void) | undefined;
}

const HINTS: readonly KeyHint[] = [[['ArrowUp', 'ArrowDown'], formatMessage('branches.next')]];

/** The branches that the URL asks for, ten per page. */
export function BranchRows({ branches, list, rights, onAdd, onDelete }: Props) {
  const { filters, change } = list;
  const found = matching(branches, filters);
  const { rows, pagination } = localPage(found, pageNumber(filters), PAGE_SIZE, (page) =>
    change({ page: String(page) }),
  );
  const table = useListRows({ rows, rowId: ({ id }) => id, list });
  const menuOf = (branch: Branch) => (
    <RowMenu
      label={formatMessage('branches.more', { name: branch.name })}
      acts={[
        ...(rights.edit
          ? [
              {
                key: 'edit',
                Icon: Pencil,
                text: formatMessage('branches.edit'),
                onAct: () => list.open(branch.id),
              },
            ]
          : []),
        ...(rights.remove
          ? [
              {
                key: 'delete',
                Icon: Trash2,
                text: formatMessage('shell.delete'),
                dangerous: true,
                onAct: () => onDelete(branch),
              },
            ]
          : []),
      ]}
    />
  );
  if (rows.length === 0) return <NoBranches list={list} onAdd={onAdd} />;
  return (
    <>
      <DataTable
        {...table}
        label={formatMessage('branches.title')}
        columns={columnsOf({ narrow: list.filters.open !== '', menuOf })}
        tall
        phoneRow={phoneRow(list.open, menuOf)}
      />
      <ListFoot hints={HINTS} {...pagination} />
    </>
  );
}
