import type { employees } from '@galla/upstream/contract';
import type { Answer } from '../rest/arguments.ts';
import { designationNamed, type DesignationMapper } from '../sales/index.ts';
import type { Employee } from '../types.generated.ts';

/** An employee, without the global id that the resolver derives from `dbId`. */
export type EmployeeMapper = Omit<
  Employee,
  'designation' | 'details' | 'id' | 'pendingMobile' | 'route' | '__typename'
> & {
  designation: DesignationMapper | null;
  __typename: 'Employee';
  dbId: string;
};

export type { EmployeeDetailsMapper } from './details.ts';

type Row = Answer<typeof employees.employees>['data'][number];

export function employeeOf(row: Row): EmployeeMapper {
  return {
    __typename: 'Employee',
    dbId: row.id,
    fullName: row.full_name,
    image: row.image,
    designation:
      row.designation === null ? null : designationNamed(row.designation, row.designation_name ?? ''),
    active: row.status === 1,
    isOwner: row.is_owner === 1,
  };
}
