import { reports } from '@galla/upstream/contract';
import { fieldMapper } from '../../../refusals/mapProblemFields.ts';
import { withRefusals } from '../../../refusals/withRefusals.ts';
import { dbIdOf } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { dayBookOf, dayCloseOf } from '../../dayClose.ts';

export const reopenDay: NonNullable<MutationResolvers['reopenDay']> = withRefusals(
  async ({ key, dayClose }, { call }) => {
    const body = { day_close_id: dbIdOf('DayClose', dayClose) };
    const { day_close: close, data } = await call(reports.reopenDay, { key, body });
    return { __typename: 'ReopenDaySuccess', dayClose: dayCloseOf(close), dayBook: dayBookOf(data) };
  },
  { inputField: fieldMapper({ day_close_id: 'dayClose' }) },
);
