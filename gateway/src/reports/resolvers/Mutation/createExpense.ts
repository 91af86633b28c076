import { rupees } from '@galla/domain';
import { reports } from '@galla/upstream/contract';
import { withRefusals } from '../../../refusals/withRefusals.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { dayBookOf, expenseOf } from '../../dayClose.ts';

export const createExpense: NonNullable<MutationResolvers['createExpense']> = withRefusals(
  async ({ key, amount, purpose }, { call }) => {
    const { expense, data } = await call(reports.createExpense, {
      key,
      body: { amount: rupees(amount), purpose },
    });
    return { __typename: 'CreateExpenseSuccess', expense: expenseOf(expense), dayBook: dayBookOf(data) };
  },
);
