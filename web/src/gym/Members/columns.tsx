import { formatDay, formatMessage, mobileText } from '@galla/domain';
import type { Column } from '../../ui/DataTable.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { OneLine } from '../../ui/OneLine.tsx';
import { MemberStatusTag } from './statuses.tsx';
import { lengthText } from './useChoices.ts';
import type { Member } from './useMembers.ts';

const planText = ({ period }: Member): string => period.planName ?? formatMessage('members.noPlan');

/** The columns of picture 31 that a membership has. */
export const COLUMNS: readonly Column<Member>[] = [
  {
    key: 'member',
    heading: formatMessage('members.member'),
    cell: ({ name, mobile }) => (
      <>
        <OneLine textStyle="rowTitle">{name}</OneLine>
        <OneLine textStyle="second">{mobileText(mobile)}</OneLine>
      </>
    ),
  },
  {
    key: 'plan',
    heading: formatMessage('members.plan'),
    cell: (member) => (
      <>
        <OneLine>{planText(member)}</OneLine>
        <OneLine textStyle="second">{lengthText(member.period)}</OneLine>
      </>
    ),
  },
  {
    key: 'branch',
    heading: formatMessage('members.branch'),
    minor: true,
    cell: ({ branchName }) => <OneLine>{branchName}</OneLine>,
  },
  {
    key: 'ends',
    heading: formatMessage('members.ends'),
    cell: ({ period }) => formatDay(period.endsOn),
  },
  {
    key: 'status',
    heading: formatMessage('members.status'),
    cell: ({ status }) => <MemberStatusTag status={status} />,
  },
];

/** A member on a phone: name, plan and branch left, end and status right. */
export const phoneRow = (onOpen: (id: string) => void) => (member: Member, current: boolean) => (
  <ListRow
    title={member.name}
    second={`${planText(member)} · ${member.branchName}`}
    figure={formatDay(member.period.endsOn)}
    tag={<MemberStatusTag status={member.status} />}
    current={current}
    onChoose={() => onOpen(member.id)}
  />
);
