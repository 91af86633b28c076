import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import type { ReactNode } from 'react';
import { countText } from '../../ui/counted.ts';
import type { Column } from '../../ui/DataTable.tsx';
import { RowWithMenu } from '../../ui/ActMenu.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { OneLine } from '../../ui/OneLine.tsx';
import { FacilityTags } from './FacilityTags.tsx';
import { BranchStatusTag } from './statuses.tsx';
import type { Branch } from './useBranches.ts';

const membersText = ({ memberCount }: Branch): string =>
  memberCount === 0 ? formatMessage('branches.noMembers') : countText(memberCount);

/** The columns of picture 35. */
const COLUMNS: readonly Column<Branch>[] = [
  {
    key: 'branch',
    heading: formatMessage('branches.branch'),
    cell: ({ name, address, manager, openingHours }) => (
      <>
        <OneLine textStyle="rowTitle">{name}</OneLine>
        <OneLine textStyle="second" color="fg.subtle">
          {address}
        </OneLine>
        <OneLine textStyle="second">{`${manager} · ${openingHours}`}</OneLine>
      </>
    ),
  },
  {
    key: 'facilities',
    heading: formatMessage('branches.facilities'),
    minor: true,
    cell: ({ facilities }) => <FacilityTags facilities={facilities} />,
  },
  {
    key: 'members',
    heading: formatMessage('branches.members'),
    end: true,
    cell: (branch) => (
      <Box asChild fontWeight="semibold">
        <span>{membersText(branch)}</span>
      </Box>
    ),
  },
  {
    key: 'status',
    heading: formatMessage('branches.status'),
    cell: ({ status }) => <BranchStatusTag status={status} />,
  },
];

interface Shown {
  /** A branch is open beside the rows, with its facilities. */
  narrow: boolean;
  menuOf: (branch: Branch) => ReactNode;
}

/** The columns that fit, with the menu of a row. */
export const columnsOf = ({ narrow, menuOf }: Shown): readonly Column<Branch>[] => [
  ...COLUMNS.filter(({ key }) => !narrow || key !== 'facilities'),
  { key: 'menu', heading: formatMessage('members.more'), unseen: true, end: true, cell: menuOf },
];

/** A branch on a phone: name, manager and hours on the left, members and status on the right. */
export const phoneRow =
  (onOpen: (id: string) => void, menuOf: (branch: Branch) => ReactNode) =>
  (branch: Branch, current: boolean) => (
    <RowWithMenu menu={menuOf(branch)}>
      <ListRow
        title={branch.name}
        second={`${branch.manager} · ${branch.openingHours}`}
        figure={membersText(branch)}
        tag={<BranchStatusTag status={branch.status} />}
        current={current}
        onChoose={() => onOpen(branch.id)}
      />
    </RowWithMenu>
  );
