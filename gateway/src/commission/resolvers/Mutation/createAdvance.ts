import { rupees } from '@galla/domain';
import { commission } from '@galla/upstream/contract';
import { wireMoneyMode } from '../../../billing/index.ts';
import { fieldMapper } from '../../../refusals/mapProblemFields.ts';
import { withRefusals } from '../../../refusals/withRefusals.ts';
import { dbIdOf } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { advanceOf, monthOf } from '../../statements.ts';

export const createAdvance: NonNullable<MutationResolvers['createAdvance']> = withRefusals(
  async ({ key, employee, amount, mode, note }, { call }) => {
    const body = {
      employee_id: dbIdOf('Employee', employee),
      amount: rupees(amount),
      payment_mode: wireMoneyMode(mode, 'mode'),
      note: note ?? null,
    };
    const { advance, data } = await call(commission.createEmployeeAdvance, { key, body });
    return { __typename: 'CreateAdvanceSuccess', advance: advanceOf(advance), month: monthOf(data) };
  },
  { inputField: fieldMapper({ employee_id: 'employee', payment_mode: 'mode' }) },
);
