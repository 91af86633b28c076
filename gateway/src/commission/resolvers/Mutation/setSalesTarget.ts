import { rupees } from '@galla/domain';
import { commission } from '@galla/upstream/contract';
import { fieldMapper } from '../../../refusals/mapProblemFields.ts';
import { withRefusals } from '../../../refusals/withRefusals.ts';
import { dbIdOf } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { targetOf } from '../../targets.ts';

export const setSalesTarget: NonNullable<MutationResolvers['setSalesTarget']> = withRefusals(
  async ({ key, employee, month, amount }, { call }) => {
    const body = {
      employee_id: dbIdOf('Employee', employee),
      month,
      amount: amount == null ? null : rupees(amount),
    };
    const { data } = await call(commission.setEmployeeTarget, { key, body });
    return { __typename: 'SetSalesTargetSuccess', target: targetOf(data) };
  },
  { inputField: fieldMapper({ employee_id: 'employee' }) },
);
