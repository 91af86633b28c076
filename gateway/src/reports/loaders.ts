import { reports } from '@galla/upstream/contract';
import { byId } from '../relay/byId.ts';
import type { Call } from '../rest/arguments.ts';
import { dayCloseOf, expenseOf } from './dayClose.ts';

export function reportLoaders(call: Call) {
  return {
    dayCloses: byId(
      async (ids) =>
        (
          await call(reports.dayCloses, { body: { ids: ids.join(), limit: ids.length, include: '' } })
        ).data.map(dayCloseOf),
      ({ dbId }) => dbId,
    ),
    expenses: byId(
      async (ids) => (await call(reports.expenses, { body: { ids: ids.join() } })).data.map(expenseOf),
      ({ dbId }) => dbId,
    ),
  };
}
