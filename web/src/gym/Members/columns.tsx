import { formatDay, formatMessage, formatRupees, mobileText, type MemberList } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import type { ReactNode } from 'react';
import type { Column } from '../../ui/DataTable.tsx';
import { RowWithMenu } from '../../ui/ActMenu.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { OneLine } from '../../ui/OneLine.tsx';
import { Person } from '../../ui/Person.tsx';
import { EndsCell } from './EndsCell.tsx';
import { LastVisit } from './LastVisit.tsx';
import { MessageButton } from './MessageButton.tsx';
import { MemberStatusTag } from './statuses.tsx';
import { lengthText } from './useChoices.ts';
import type { ListedMember, Member } from './useMembers.ts';

const planText = ({ period }: Member): string => period.planName ?? formatMessage('members.noPlan');

/** The dues in words: "₹1,675.00 due". */
function Due({ amount }: { amount: Member['due'] }) {
  if (amount === 0) return <MoneyText amount={undefined} />;
  return (
    <Box asChild color="part.fg" fontWeight="semibold" whiteSpace="nowrap">
      <span>{formatMessage('members.due', { amount: formatRupees(amount) })}</span>
    </Box>
  );
}

const MEMBER: Column<Member> = {
  key: 'member',
  heading: formatMessage('members.member'),
  cell: ({ name, mobile }) => <Person name={name} second={mobileText(mobile)} />,
};

const PLAN: Column<Member> = {
  key: 'plan',
  heading: formatMessage('members.plan'),
  cell: (member) => (
    <>
      <OneLine>{planText(member)}</OneLine>
      <OneLine textStyle="second">{lengthText(member.period)}</OneLine>
    </>
  ),
};

const BRANCH: Column<Member> = {
  key: 'branch',
  heading: formatMessage('members.branch'),
  minor: true,
  cell: ({ branchName }) => <OneLine>{branchName}</OneLine>,
};

const ENDS: Column<Member> = {
  key: 'ends',
  heading: formatMessage('members.ends'),
  cell: ({ period }) => <EndsCell period={period} />,
};

const VISIT: Column<Member> = {
  key: 'visit',
  heading: formatMessage('members.lastVisit'),
  minor: true,
  cell: (member) => <LastVisit lastVisit={member.lastVisit} />,
};

const STATUS: Column<Member> = {
  key: 'status',
  heading: formatMessage('members.status'),
  cell: ({ status }) => <MemberStatusTag status={status} />,
};

const DUES: Column<Member> = {
  key: 'dues',
  heading: formatMessage('members.dues'),
  end: true,
  cell: ({ due }) => <Due amount={due} />,
};

/** The columns of picture 31, and those that fit beside an open member. */
const WIDE = [MEMBER, PLAN, BRANCH, ENDS, VISIT, STATUS, DUES];
const NARROW = [MEMBER, PLAN, ENDS, STATUS, DUES];

interface Shown {
  /** The selected list, whose messages are offered. */
  list: MemberList | undefined;
  shop: string;
  /** A member is open beside the rows, so there is less room. */
  narrow: boolean;
  menuOf: (member: Member) => ReactNode;
}

/** The columns that fit, with the message of a list. */
export function columnsOf({ list, shop, narrow, menuOf }: Shown): readonly Column<ListedMember>[] {
  const message: Column<ListedMember>[] =
    list === undefined
      ? []
      : [
          {
            key: 'message',
            heading: formatMessage('members.message'),
            unseen: true,
            end: true,
            cell: (member) => <MessageButton member={member} list={list} shop={shop} />,
          },
        ];
  const menu: Column<ListedMember> = {
    key: 'menu',
    heading: formatMessage('members.more'),
    unseen: true,
    end: true,
    cell: menuOf,
  };
  return [...(narrow ? NARROW : WIDE), ...message, menu];
}

/** A member on a phone: name and end on the left, dues and status on the right, and the menu. */
export const phoneRow =
  (onOpen: (id: string) => void, menuOf: (member: Member) => ReactNode) =>
  (member: Member, current: boolean) => (
    <RowWithMenu menu={menuOf(member)}>
      <ListRow
        title={member.name}
        second={`${planText(member)} · ${formatDay(member.period.endsOn)}`}
        figure={member.due > 0 && <Due amount={member.due} />}
        tag={<MemberStatusTag status={member.status} />}
        current={current}
        onChoose={() => onOpen(member.id)}
      />
    </RowWithMenu>
  );
