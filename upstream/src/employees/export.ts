import {
  dayIn,
  type EmployeeFilter,
  formatMessage,
  fullName,
  matchingEmployees,
  mobileText,
} from '@galla/domain';
import { type ExportColumn, streamedWorkbook } from '../billing/index.ts';
import { WORKBOOK_TYPE } from '../catalogue/index.ts';
import { earnedThisMonth } from '../commission/index.ts';
import type { TenantDb } from '../db/tenant.ts';
import type { Caller } from '../http/caller.ts';
import type { BinaryAnswer } from '../http/route.ts';
import { listDetails } from './details.ts';

type Person = Awaited<ReturnType<typeof listDetails>>[number];

/** A person as a row of the list. */
interface ListedPerson {
  person: Person;
  name: string;
  mobile: string;
  designation: string | undefined;
  active: boolean;
  /** In rupees; undefined for the owner, who earns no commission. */
  earned?: string | undefined;
}

/** Number of people whose earnings are read at once. */
const BATCH = 100;

const listed = (person: Person): ListedPerson => ({
  person,
  name: fullName(person.firstName, person.lastName),
  mobile: person.mobile ?? '',
  designation:
    person.kind === 'OWNER' ? formatMessage('employees.owner') : (person.designationName ?? undefined),
  active: person.active,
});

/** Columns of the list (picture 20). */
const columns = (): ExportColumn<ListedPerson>[] => [
  { heading: formatMessage('employees.employee'), kind: 'text', width: 28, valueOf: ({ name }) => name },
  {
    heading: formatMessage('employees.mobile'),
    kind: 'text',
    width: 16,
    valueOf: ({ mobile }) => mobileText(mobile),
  },
  {
    heading: formatMessage('employees.designation'),
    kind: 'text',
    width: 20,
    valueOf: ({ designation }) => designation ?? '',
  },
  {
    heading: formatMessage('employees.reportsTo'),
    kind: 'text',
    width: 28,
    valueOf: ({ person }) =>
      person.managerFirst === null ? '' : fullName(person.managerFirst, person.managerLast ?? ''),
  },
  {
    heading: formatMessage('employees.joined'),
    kind: 'day',
    width: 14,
    valueOf: ({ person }) => person.joinedOn ?? '',
  },
  {
    heading: formatMessage('employees.pendingOrders'),
    kind: 'number',
    width: 16,
    valueOf: ({ person }) => String(person.pendingOrders ?? 0),
  },
  {
    heading: formatMessage('employees.thisMonth'),
    kind: 'money',
    width: 14,
    valueOf: ({ earned }) => earned ?? '',
  },
  {
    heading: formatMessage('employees.state'),
    kind: 'text',
    width: 12,
    valueOf: ({ active }) => formatMessage(active ? 'employees.active' : 'employees.inactive'),
  },
];

/** The people of the list with their earnings of the current month, read in batches while the stream is consumed. */
async function* rowsOf(
  db: TenantDb,
  caller: Caller,
  filter: EmployeeFilter,
  now: Date,
): AsyncGenerator<ListedPerson> {
  const found = matchingEmployees((await listDetails(db)).map(listed), filter);
  for (let from = 0; from < found.length; from += BATCH) {
    const some = found.slice(from, from + BATCH);
    const ids = some.map(({ person }) => person.id);
    const earned = await earnedThisMonth(db, caller, ids, now);
    for (const row of some) yield { ...row, earned: earned.get(row.person.id) };
  }
}

/** The list of Employee Management as a workbook. */
export const employeeSheet = (
  db: TenantDb,
  caller: Caller,
  filter: EmployeeFilter,
  now: Date,
): BinaryAnswer => ({
  contentType: WORKBOOK_TYPE,
  bytes: streamedWorkbook(formatMessage('employees.title'), columns(), rowsOf(db, caller, filter, now)),
  fileName: formatMessage('employees.file', { date: dayIn(caller.timeZone, now) }),
});
