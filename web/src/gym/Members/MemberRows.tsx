import { formatMessage } from '@galla/domain';
import { useState } from 'react';
import { ListFoot, paginationOf, useListRows, type List } from '../../list/index.ts';
import { DataTable } from '../../ui/DataTable.tsx';
import type { KeyHint } from '../../ui/TableFoot.tsx';
import { useShortcut } from '../../ui/useShortcut.ts';
import { PAGE_SIZE, type MembersKey } from './address.ts';
import { columnsOf, phoneRow } from './columns.tsx';
import type { MemberAct } from './form/MemberActs.tsx';
import { MemberDialogs } from './form/MemberDialogs.tsx';
import { isMemberList } from './lists.ts';
import { NoMembers } from './NoMembers.tsx';
import type { Choices } from './useChoices.ts';
import type { ListedMember, Member } from './useMembers.ts';

interface Props {
  members: readonly ListedMember[];
  totalCount: number;
  list: List<MembersKey>;
  /** Undefined where the person may not. */
  onAdd: (() => void) | undefined;
  mayEdit: boolean;
  /** What a membership can be upgraded to. */
  plans: Choices['plans'];
  /** The shop's name, which prepared texts have. */
  shop: string;
}

const WALK: KeyHint = [['ArrowUp', 'ArrowDown'], formatMessage('members.next')];
const RENEW: KeyHint = [['R'], formatMessage('members.renewKey')];

/** The members that the address asks for, ten a page. */
export function MemberRows({ members, totalCount, list, onAdd, mayEdit, plans, shop }: Props) {
  const table = useListRows({ rows: members, rowId: ({ id }) => id, list });
  const [asked, setAsked] = useState<{ member: Member; act: MemberAct }>();
  const ask = (member: Member | undefined, act: MemberAct): void => {
    if (member) setAsked({ member, act });
  };
  useShortcut('r', () => ask(members[table.current], 'renew'), {
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
        columns={columnsOf({
          list: shown,
          shop,
          narrow: list.filters.open !== '',
          onAct: mayEdit ? ask : undefined,
        })}
        tall
        phoneRow={phoneRow(list.open)}
      />
      <ListFoot
        hints={mayEdit ? [WALK, RENEW] : [WALK]}
        {...paginationOf(list, { totalCount, pageSize: PAGE_SIZE, rows: members.length })}
      />
      {asked && <MemberDialogs {...asked} plans={plans} onEnd={() => setAsked(undefined)} />}
    </>
  );
}
