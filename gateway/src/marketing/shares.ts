import type { marketing } from '@galla/upstream/contract';
import { globalId } from '../relay/ids.ts';
import type { Answer } from '../rest/arguments.ts';

type Row = Answer<typeof marketing.getShares>['data'][number];

/** Maps a customer's share of a campaign to the graph's type. */
export const shareOf = ({ customer_id: customer, shared_on: sharedOn }: Row) => ({
  customerId: globalId('Customer', customer),
  sharedOn,
});
