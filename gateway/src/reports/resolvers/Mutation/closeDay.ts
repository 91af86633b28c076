import { rupees } from '@galla/domain';
import { reports } from '@galla/upstream/contract';
import { refusalFields, type RefusalResult } from '../../../refusals/arms.ts';
import { fieldMapper } from '../../../refusals/mapProblemFields.ts';
import type { RefusalError } from '../../../refusals/RefusalError.ts';
import { withRefusals } from '../../../refusals/withRefusals.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { dayBookOf, dayCloseOf } from '../../dayClose.ts';

const inputField = fieldMapper({
  expected_collected: 'expectedCollected',
  expected_paid_out: 'expectedPaidOut',
});

export const closeDay: NonNullable<MutationResolvers['closeDay']> = withRefusals(
  async ({ key, day, coins, note, ...amounts }, { call }) => {
    const body = {
      day,
      opening: rupees(amounts.opening),
      counted: rupees(amounts.counted),
      expected_collected: rupees(amounts.expectedCollected),
      expected_paid_out: rupees(amounts.expectedPaidOut),
      coins: coins?.map(({ value, count }) => ({ value, count })) ?? null,
      note: note ?? null,
    };
    const { day_close: close, data } = await call(reports.closeDay, { key, body });
    return { __typename: 'CloseDaySuccess', dayClose: dayCloseOf(close), dayBook: dayBookOf(data) };
  },
  { inputField, mapError: changed },
);

/** Money was received or spent in the meantime: answers the current sum. */
function changed(error: RefusalError): RefusalResult<'ChangedMeanwhile'> | undefined {
  const { collected } = error.details;
  if (error.refusal.code !== 'CHANGED_MEANWHILE' || collected === undefined) return undefined;
  return { __typename: 'ChangedMeanwhile', ...refusalFields(error), current: String(collected) };
}
