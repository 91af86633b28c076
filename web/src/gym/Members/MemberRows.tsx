import { formatMessage } from '@galla/domain';
import { useState } from 'react';
import { ListFoot, paginationOf, useListRows, type List } from '../../list/index.ts';
import { RowMenu } from '../../ui/ActMenu.tsx';
import { DataTable } from '../../ui/DataTable.tsx';
import type { KeyHint } from '../../ui/TableFoot.tsx';
import { usePhone } from '../../ui/useWide.ts';
import { useShortcut } from '../../ui/useShortcut.ts';
import { PAGE_SIZE, type MembersKey } from './address.ts';
import type { MemberAct, MemberRights } from './acts.ts';
import { columnsOf, phoneRow } from './columns.tsx';
import { MemberDialogs } from './form/MemberDialogs.tsx';
import { isMemberList } from './lists.ts';
import { actsOf, messageTo } from './memberMenu.ts';
import { NoMembers } from './NoMembers.tsx';
import type { Choices } from './useChoices.ts';
import type { ListedMember, Member, MemberPage } from './useMembers.ts';

interface Props {
  members: readonly ListedMember[];
  totalCount: number;
  list: List<MembersKey, MemberPage>;
  /** Undefined if the user may not. */
  onAdd: (() => void) | undefined;
  rights: MemberRights;
  plans: Choices['plans'];
  /** Name of the shop, used in prepared messages. */
  shop: string;
}

const WALK: KeyHint = [['ArrowUp', 'ArrowDown'], formatMessage('members.next')];
const RENEW: KeyHint = [['R'], formatMessage('members.renewKey')];

/** The members that the URL asks for, ten per page. */
export function MemberRows({ members, totalCount, list, onAdd, rights, plans, shop }: Props) {
  const { edit: mayEdit } = rights;
  const table = useListRows({ rows: members, rowId: ({ id }) => id, list });
  const [asked, setAsked] = useState<{ member: Member; act?: MemberAct }>();
  const end = (): void => setAsked((one) => one && { member: one.member });
  const onAct = (member: Member, act: MemberAct): void =>
    act === 'edit' ? list.open(member.id) : setAsked({ member, act });
  const renewCurrent = (): void => {
    const member = members[table.current];
    if (member) onAct(member, 'renew');
  };
  useShortcut('r', renewCurrent, {
    says: formatMessage('members.renew'),
    enabled: mayEdit,
  });
  const { list: named } = list.filters;
  const shown = isMemberList(named) && mayEdit ? named : undefined;
  const phone = usePhone();
  // Only one menu is in the tab order: that of the keyboard's current row, or else of the first.
  const tabbed = members[Math.max(table.current, 0)]?.id;
  const menuOf = (member: Member) => (
    <RowMenu
      tabbed={!phone && member.id === tabbed}
      label={formatMessage('members.moreOf', { name: member.name })}
      acts={[...messageTo(member, shop), ...actsOf(member, { rights, onAct: (act) => onAct(member, act) })]}
    />
  );
  if (members.length === 0) return <NoMembers list={list} onAdd={onAdd} />;
  return (
    <>
      <DataTable
        {...table}
        label={formatMessage('members.title')}
        columns={columnsOf({ list: shown, shop, narrow: list.filters.open !== '', menuOf })}
        tall
        phoneRow={phoneRow(list.open, menuOf)}
      />
      <ListFoot
        hints={mayEdit ? [WALK, RENEW] : [WALK]}
        {...paginationOf(list, { totalCount, pageSize: PAGE_SIZE, rows: members.length })}
      />
      {asked && <MemberDialogs member={asked.member} act={asked.act} plans={plans} onEnd={end} />}
    </>
  );
}
