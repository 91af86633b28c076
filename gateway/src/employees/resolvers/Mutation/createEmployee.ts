import { employees } from '@galla/upstream/contract';
import { formValues } from '../../../catalogue/index.ts';
import { withRefusals } from '../../../refusals/withRefusals.ts';
import { dbIdOf } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { employeeField, employeeSuccess } from '../../writing.ts';

export const createEmployee: NonNullable<MutationResolvers['createEmployee']> = withRefusals(
  async ({ key, values, image }, context) => {
    const body = { ...formValues(values), ...(image != null && { image: dbIdOf('Upload', image) }) };
    const { data } = await context.call(employees.saveEmployee, { key, body });
    return employeeSuccess(context, data);
  },
  { inputField: employeeField },
);
