import { session } from '@galla/upstream/contract';
import { fieldMapper } from '../../../refusals/mapProblemFields.ts';
import { withRefusals } from '../../../refusals/withRefusals.ts';
import { dbIdOf } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';

const inputField = fieldMapper({ employee_id: 'employee' });

export const confirmLoginNumber: NonNullable<MutationResolvers['confirmLoginNumber']> = withRefusals(
  async ({ key, employee, mobile }, { call, loaders }) => {
    const id = dbIdOf('Employee', employee);
    await call(session.confirmLoginNumber, { key, body: { employee_id: id, mobile } });
    return { __typename: 'ConfirmLoginNumberSuccess', employee: await loaders.employees.loadNonNull(id) };
  },
  { inputField },
);
