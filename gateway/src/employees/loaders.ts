import { employees, session } from '@galla/upstream/contract';
import { byId } from '../relay/byId.ts';
import type { Call } from '../rest/arguments.ts';
import { detailsOf, type EmployeeDetailsMapper } from './details.ts';
import { employeeOf, type EmployeeMapper } from './schema.mappers.ts';

export function employeeLoaders(call: Call) {
  return {
    employees: byId<EmployeeMapper>(
      async (ids) => {
        const { data } = await call(employees.employees, { query: { ids: ids.join(',') } });
        return data.map(employeeOf);
      },
      ({ dbId }) => dbId,
    ),
    employeeDetails: byId<EmployeeDetailsMapper>(
      async (ids) => {
        const { data } = await call(employees.employeeList, { query: { ids: ids.join(',') } });
        return data.map(detailsOf);
      },
      ({ dbId }) => dbId,
    ),
    // All of the shop in one call: few employees request a new number at a time.
    loginNumbers: byId(
      async () => (await call(session.loginNumbers, {})).data,
      ({ employee_id: id }) => id,
    ),
  };
}
