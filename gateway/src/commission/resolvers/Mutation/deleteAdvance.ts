import { commission } from '@galla/upstream/contract';
import { fieldMapper } from '../../../refusals/mapProblemFields.ts';
import { withRefusals } from '../../../refusals/withRefusals.ts';
import { dbIdOf } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { monthOf } from '../../statements.ts';

export const deleteAdvance: NonNullable<MutationResolvers['deleteAdvance']> = withRefusals(
  async ({ key, advance }, { call, loaders }) => {
    const advance_id = dbIdOf('EmployeeAdvance', advance);
    const { data } = await call(commission.deleteEmployeeAdvance, { key, body: { advance_id } });
    loaders.employeeAdvances.forget(advance_id);
    return { __typename: 'DeleteAdvanceSuccess', deletedId: advance, month: monthOf(data) };
  },
  { inputField: fieldMapper({ advance_id: 'advance' }) },
);
