import { formatDay, formatMessage, mobileText, targetPercent } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { countText } from '../../ui/counted.ts';
import type { Column } from '../../ui/DataTable.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { Person, PersonDot } from '../../ui/Person.tsx';
import { CommissionLink } from './CommissionLink.tsx';
import { StatusSwitch } from './StatusSwitch.tsx';
import { TargetCell } from './TargetCell.tsx';
import type { Employee } from './useEmployees.ts';

const NOTHING = '–';

/** Returns a function that changes an employee's status; undefined if the user may not. */
export type Switching = (employee: Employee) => ((active: boolean) => void) | undefined;

export const columnsOf = (
  ownId: string,
  switching: Switching,
  commission: string,
): readonly Column<Employee>[] => [
  {
    key: 'employee',
    heading: formatMessage('employees.employee'),
    width: 'full',
    cell: ({ name, mobile, image }) => <Person name={name} second={mobileText(mobile)} image={image} />,
  },
  {
    key: 'designation',
    heading: formatMessage('employees.designation'),
    cell: ({ designation }) => designation ?? NOTHING,
  },
  {
    key: 'reportsTo',
    heading: formatMessage('employees.reportsTo'),
    minor: true,
    cell: ({ reportsTo }) => <Box whiteSpace="nowrap">{reportsTo ?? NOTHING}</Box>,
  },
  {
    key: 'joined',
    heading: formatMessage('employees.joined'),
    minor: true,
    cell: ({ joinedOn }) => <Box whiteSpace="nowrap">{joinedOn == null ? NOTHING : formatDay(joinedOn)}</Box>,
  },
  {
    key: 'pending',
    heading: formatMessage('employees.pendingOrders'),
    end: true,
    minor: true,
    cell: ({ pendingOrders }) => (pendingOrders === 0 ? NOTHING : countText(pendingOrders)),
  },
  {
    key: 'thisMonth',
    heading: formatMessage('employees.thisMonth'),
    end: true,
    cell: ({ earned }) => <MoneyText amount={earned} dashAtZero fontWeight="semibold" />,
  },
  {
    key: 'target',
    heading: formatMessage('target.column'),
    end: true,
    // The owner earns no commission and has no target.
    cell: (employee) =>
      employee.isOwner ? (
        <MoneyText amount={undefined} />
      ) : (
        <TargetCell route={commission} employee={employee} />
      ),
  },
  {
    key: 'active',
    heading: formatMessage('employees.active'),
    cell: (employee) =>
      employee.id === ownId ? (
        formatMessage('employees.you')
      ) : (
        <StatusSwitch employee={employee} onActive={switching(employee)} />
      ),
  },
  {
    key: 'commission',
    heading: formatMessage('commission.open'),
    unseen: true,
    // The owner is not an employee and earns no commission.
    cell: (employee) => !employee.isOwner && <CommissionLink route={commission} employee={employee} />,
  },
];

/** Designation, target progress, and the mobile number, which is truncated first. */
const secondLine = ({ designation, mobile, target }: Employee): string =>
  [
    designation ?? NOTHING,
    ...(target ? [formatMessage('target.reached', { n: targetPercent(target.sold, target.amount) })] : []),
    mobileText(mobile),
  ].join(' · ');

/** An employee on a phone; the status switch is in the drawer. */
export const phoneRow = (onOpen: (id: string) => void) => (employee: Employee, current: boolean) => (
  <ListRow
    start={<PersonDot name={employee.name} image={employee.image} />}
    title={employee.name}
    second={secondLine(employee)}
    tag={employee.active ? undefined : formatMessage('employees.inactive')}
    quiet={!employee.active}
    current={current}
    onChoose={() => onOpen(employee.id)}
  />
);
