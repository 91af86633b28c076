import { commission } from '@galla/upstream/contract';
import { fieldMapper } from '../../../refusals/mapProblemFields.ts';
import { withRefusals } from '../../../refusals/withRefusals.ts';
import { dbIdOf } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { monthOf, statementOf } from '../../statements.ts';

export const reopenMonth: NonNullable<MutationResolvers['reopenMonth']> = withRefusals(
  async ({ key, statement: id }, { call }) => {
    const body = { statement_id: dbIdOf('EarningsStatement', id) };
    const { statement, data } = await call(commission.reopenEarningsMonth, { key, body });
    return { __typename: 'ReopenMonthSuccess', statement: statementOf(statement), month: monthOf(data) };
  },
  { inputField: fieldMapper({ statement_id: 'statement' }) },
);
