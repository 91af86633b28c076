import { marketing } from '@galla/upstream/contract';
import { idField } from '../../../relay/ids.ts';
import { omitUndefined } from '../../../rest/omitUndefined.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { campaignOf, writingCampaigns } from '../../campaigns.ts';

export const createCampaign: NonNullable<MutationResolvers['createCampaign']> = writingCampaigns(
  async ({ key, offers, image, firstDay, lastDay, ...texts }, { call }) => {
    const body = {
      ...texts,
      offer_list: [...(offers ?? [])],
      ...omitUndefined({ first_day: firstDay, last_day: lastDay }),
      ...idField('image', 'Upload', image),
    };
    const { data } = await call(marketing.addCampaign, { key, body });
    return (tenant) => ({ __typename: 'CampaignSuccess' as const, campaign: campaignOf(data), tenant });
  },
);
