import { wireText, type FormValue } from '@galla/domain';
import type { employees } from '@galla/upstream/contract';
import type { Answer } from '../rest/arguments.ts';
import type { EmployeeDetails } from '../types.generated.ts';

type Row = Answer<typeof employees.employeeList>['data'][number];

/** Employee Management's details of an employee, without the manager, whom the resolver loads. */
export type EmployeeDetailsMapper = Omit<EmployeeDetails, 'reportingTo' | '__typename'> & {
  __typename: 'EmployeeDetails';
  dbId: string;
  managerId: string | null;
};

/** A stored value in the form's notation. */
const textOf = (value: unknown): string => wireText(value as FormValue | undefined);

export const detailsOf = (row: Row): EmployeeDetailsMapper => ({
  __typename: 'EmployeeDetails',
  dbId: row.id,
  mobile: row.mobile,
  gender: row.gender,
  employeeType: row.employee_type,
  joinedOn: row.dateOfJoining,
  managerId: row.reporting_to,
  specialization: textOf(row.specialization)
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== ''),
  pendingOrders: row.pending_orders,
  values: Object.entries({
    ...row.fields,
    full_name: row.full_name,
    mobile: row.mobile,
    gender: row.gender,
    employee_type: row.employee_type,
    dateOfJoining: row.dateOfJoining,
    designation: row.designation,
    reporting_to: row.reporting_to,
    specialization: row.specialization,
  }).map(([name, value]) => ({ name, value: textOf(value) })),
  version: row.version,
});
