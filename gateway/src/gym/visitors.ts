import type { gym } from '@galla/upstream/contract';
import { globalId } from '../relay/ids.ts';
import type { Answer } from '../rest/arguments.ts';

/** Maps a trial visitor to the graph's type. */
export const trialVisitorOf = (row: Answer<typeof gym.trialVisitors>['data'][number]) => ({
  customerId: globalId('Customer', row.customer_id),
  name: row.name,
  mobile: row.mobile === '' ? null : row.mobile,
  days: row.days,
  paid: row.paid,
  agreesToMessages: row.consent === 1,
  callAt: row.call?.at ?? null,
  isCalled: row.call?.done === 1,
});
