import { marketing } from '@galla/upstream/contract';
import { withRefusals } from '../../../refusals/withRefusals.ts';
import { dbIdOf } from '../../../relay/ids.ts';
import type { MutationResolvers, ShareCampaignInput } from '../../../types.generated.ts';
import { shareOf } from '../../shares.ts';

const NAMES: Readonly<Record<string, string>> = { id: 'campaign', customer_id: 'customer' };

export const shareCampaign: NonNullable<MutationResolvers['shareCampaign']> = withRefusals(
  async ({ key, campaign, customer }: ShareCampaignInput, { call }) => {
    const body = { id: dbIdOf('Campaign', campaign), customer_id: dbIdOf('Customer', customer) };
    const { data } = await call(marketing.shareCampaign, { key, body });
    return { __typename: 'ShareCampaignSuccess' as const, share: shareOf(data) };
  },
  { inputField: (field) => NAMES[field] ?? field },
);
