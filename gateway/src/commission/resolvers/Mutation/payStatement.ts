import { commission } from '@galla/upstream/contract';
import { wireMoneyMode } from '../../../billing/index.ts';
import { fieldMapper } from '../../../refusals/mapProblemFields.ts';
import { withRefusals } from '../../../refusals/withRefusals.ts';
import { dbIdOf } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { statementOf } from '../../statements.ts';

export const payStatement: NonNullable<MutationResolvers['payStatement']> = withRefusals(
  async ({ key, statement: id, mode }, { call }) => {
    const body = {
      statement_id: dbIdOf('EarningsStatement', id),
      payment_mode: wireMoneyMode(mode, 'mode'),
    };
    const { statement } = await call(commission.payEarningsStatement, { key, body });
    return { __typename: 'PayStatementSuccess', statement: statementOf(statement) };
  },
  { inputField: fieldMapper({ statement_id: 'statement', payment_mode: 'mode' }) },
);
