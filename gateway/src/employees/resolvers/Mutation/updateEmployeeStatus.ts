import { employees } from '@galla/upstream/contract';
import { withRefusals } from '../../../refusals/withRefusals.ts';
import { dbIdOf } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { employeeField, employeeSuccess } from '../../writing.ts';

export const updateEmployeeStatus: NonNullable<MutationResolvers['updateEmployeeStatus']> = withRefusals(
  async ({ key, employee, active, takenOverBy }, context) => {
    const body = {
      id: dbIdOf('Employee', employee),
      status: active ? (1 as const) : (0 as const),
      ...(takenOverBy != null && { takeover_id: dbIdOf('Employee', takenOverBy) }),
    };
    const { data } = await context.call(employees.editEmployee, { key, body });
    return employeeSuccess(context, data);
  },
  { inputField: employeeField },
);
