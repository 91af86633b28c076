import { marketing } from '@galla/upstream/contract';
import { byPath } from '../relay/byPath.ts';
import type { Call } from '../rest/arguments.ts';
import { campaignOf } from './campaigns.ts';

export const marketingLoaders = (call: Call) => ({
  /** All campaigns, keyed by the shop since it has only one list. */
  campaigns: byPath(async (_schema: string) =>
    (await call(marketing.getCampaigns, { body: {} })).data.map(campaignOf),
  ),
});
