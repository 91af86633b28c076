import { employees } from '@galla/upstream/contract';
import { formValues } from '../../../catalogue/index.ts';
import { withRefusals } from '../../../refusals/withRefusals.ts';
import { dbIdOf } from '../../../relay/ids.ts';
import { omitUndefined } from '../../../rest/omitUndefined.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { employeeField, employeeSuccess } from '../../writing.ts';

export const updateEmployee: NonNullable<MutationResolvers['updateEmployee']> = withRefusals(
  async ({ key, employee, values, image, removeImage, expectedVersion }, context) => {
    const body = {
      ...formValues(values),
      id: dbIdOf('Employee', employee),
      ...(image != null && { image: dbIdOf('Upload', image) }),
      ...(removeImage === true && { remove_image: 1 as const }),
      ...omitUndefined({ expected_version: expectedVersion ?? undefined }),
    };
    const { data } = await context.call(employees.editEmployee, { key, body });
    return employeeSuccess(context, data);
  },
  { inputField: employeeField },
);
