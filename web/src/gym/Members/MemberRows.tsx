import { formatMessage } from '@galla/domain';
import { ListFoot, paginationOf, useListRows, type List } from '../../list/index.ts';
import { DataTable } from '../../ui/DataTable.tsx';
import type { KeyHint } from '../../ui/TableFoot.tsx';
import { PAGE_SIZE, type MembersKey } from './address.ts';
import { COLUMNS, phoneRow } from './columns.tsx';
import { NoMembers } from './NoMembers.tsx';
import type { Member } from './useMembers.ts';

interface Props {
  members: readonly Member[];
  totalCount: number;
  list: List<MembersKey>;
  /** Undefined where the person may not. */
  onAdd: (() => void) | undefined;
}

const HINTS: readonly KeyHint[] = [[['ArrowUp', 'ArrowDown'], formatMessage('members.next')]];

/** The members that the address asks for, ten a page. */
export function MemberRows({ members, totalCount, list, onAdd }: Props) {
  const table = useListRows({ rows: members, rowId: ({ id }) => id, list });
  if (members.length === 0) return <NoMembers list={list} onAdd={onAdd} />;
  return (
    <>
      <DataTable
        {...table}
        label={formatMessage('members.title')}
        columns={COLUMNS}
        tall
        phoneRow={phoneRow(list.open)}
      />
      <ListFoot
        hints={HINTS}
        {...paginationOf(list, { totalCount, pageSize: PAGE_SIZE, rows: members.length })}
      />
    </>
  );
}
