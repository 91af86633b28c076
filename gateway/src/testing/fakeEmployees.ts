import { employees } from '@galla/upstream/contract';
import type { Answer } from '../rest/arguments.ts';
import { answering, type Fake } from './fakeUpstream.ts';
import { uuid } from './uuid.ts';

export type EmployeeRow = Answer<typeof employees.employees>['data'][number];

export const employeeId = (n: number) => uuid('e', n);

/** The nth employee of a shop. */
export function employeeRow(n: number): EmployeeRow {
  return {
    id: employeeId(n),
    full_name: `Employee ${n}`,
    image: null,
    designation: null,
    designation_name: 'Cashier',
    status: 1,
    is_owner: 0,
  };
}

/** `/employees` over these: those with the ids, or all. */
export function employeesAre(rows: readonly EmployeeRow[]): Fake {
  return answering(employees.employees, ({ query = {} }) => {
    const { ids } = query;
    return { success: true, data: rows.filter(({ id }) => !ids || ids.split(',').includes(id)) };
  });
}
