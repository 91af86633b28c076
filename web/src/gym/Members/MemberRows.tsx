import { formatMessage } from '@galla/domain';
import { useState } from 'react';
import { ListFoot, paginationOf, useListRows, type List } from '../../list/index.ts';
import { DataTable } from '../../ui/DataTable.tsx';
import type { KeyHint } from '../../ui/TableFoot.tsx';
import { useShortcut } from '../../ui/useShortcut.ts';
import { PAGE_SIZE, type MembersKey } from './address.ts';
import { columnsOf, phoneRow } from './columns.tsx';
import { isMemberList } from './lists.ts';
import { NoMembers } from './NoMembers.tsx';
import { RenewMember } from './RenewMember.tsx';
import type { ListedMember, Member } from './useMembers.ts';

interface Props {
  members: readonly ListedMember[];
  totalCount: number;
  list: List<MembersKey>;
  /** Undefined where the person may not. */
  onAdd: (() => void) | undefined;
  mayEdit: boolean;
  /** The shop's name, which prepared texts have. */
  shop: string;
}

const WALK: KeyHint = [['ArrowUp', 'ArrowDown'], formatMessage('members.next')];
const RENEW: KeyHint = [['R'], formatMessage('members.renewKey')];

/** The members that the address asks for, ten a page. */
export function MemberRows({ members, totalCount, list, onAdd, mayEdit, shop }: Props) {
  const table = useListRows({ rows: members, rowId: ({ id }) => id, list });
  const [renewed, setRenewed] = useState<Member>();
  useShortcut('r', () => setRenewed(members[table.current]), {
    says: formatMessage('members.renew'),
    enabled: mayEdit,
  });
  const { list: named } = list.filters;
  const shown = isMemberList(named) && mayEdit ? named : undefined;
  if (members.length === 0) return <NoMembers list={list} onAdd={onAdd} />;
  return (
    <>
      <DataTable
        {...table}
        label={formatMessage('members.title')}
        columns={columnsOf({ list: shown, shop, narrow: list.filters.open !== '' })}
        tall
        phoneRow={phoneRow(list.open)}
      />
      <ListFoot
        hints={mayEdit ? [WALK, RENEW] : [WALK]}
        {...paginationOf(list, { totalCount, pageSize: PAGE_SIZE, rows: members.length })}
      />
      <RenewMember member={renewed} onEnd={() => setRenewed(undefined)} />
    </>
  );
}
