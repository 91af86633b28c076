import { marketing } from '@galla/upstream/contract';
import type { Nodes } from '../relay/nodes.ts';
import { campaignOf } from './campaigns.ts';

export const marketingNodes = {
  async Campaign(dbId, { call }) {
    const { data } = await call(marketing.getCampaigns, { body: { ids: dbId } });
    return data.map(campaignOf)[0] ?? null;
  },
} satisfies Nodes;
