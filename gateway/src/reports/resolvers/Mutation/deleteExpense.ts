import { reports } from '@galla/upstream/contract';
import { fieldMapper } from '../../../refusals/mapProblemFields.ts';
import { withRefusals } from '../../../refusals/withRefusals.ts';
import { dbIdOf } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { dayBookOf } from '../../dayClose.ts';

export const deleteExpense: NonNullable<MutationResolvers['deleteExpense']> = withRefusals(
  async ({ key, expense }, { call, loaders }) => {
    const expense_id = dbIdOf('Expense', expense);
    const { data } = await call(reports.deleteExpense, { key, body: { expense_id } });
    loaders.expenses.forget(expense_id);
    return { __typename: 'DeleteExpenseSuccess', deletedId: expense, dayBook: dayBookOf(data) };
  },
  { inputField: fieldMapper({ expense_id: 'expense' }) },
);
