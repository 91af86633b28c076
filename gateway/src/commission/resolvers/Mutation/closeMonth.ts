import { rupees } from '@galla/domain';
import { commission } from '@galla/upstream/contract';
import { refusalFields, type RefusalResult } from '../../../refusals/arms.ts';
import { fieldMapper } from '../../../refusals/mapProblemFields.ts';
import type { RefusalError } from '../../../refusals/RefusalError.ts';
import { withRefusals } from '../../../refusals/withRefusals.ts';
import { dbIdOf } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { monthOf, statementOf } from '../../statements.ts';

export const closeMonth: NonNullable<MutationResolvers['closeMonth']> = withRefusals(
  async ({ key, employee, month, expectedPayable }, { call }) => {
    const body = {
      employee_id: dbIdOf('Employee', employee),
      month,
      expected_payable: rupees(expectedPayable),
    };
    const { statement, data } = await call(commission.closeEarningsMonth, { key, body });
    return { __typename: 'CloseMonthSuccess', statement: statementOf(statement), month: monthOf(data) };
  },
  {
    inputField: fieldMapper({ employee_id: 'employee', expected_payable: 'expectedPayable' }),
    mapError: changed,
  },
);

/** A sale or a return came in the meantime: answers the current sum. */
function changed(error: RefusalError): RefusalResult<'ChangedMeanwhile'> | undefined {
  const { payable } = error.details;
  if (error.refusal.code !== 'CHANGED_MEANWHILE' || payable === undefined) return undefined;
  return { __typename: 'ChangedMeanwhile', ...refusalFields(error), current: String(payable) };
}
