import { marketing } from '@galla/upstream/contract';
import { dbIdOf, optionalDbId } from '../../../relay/ids.ts';
import { omitUndefined } from '../../../rest/omitUndefined.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { campaignOf, writingCampaigns } from '../../campaigns.ts';

export const updateCampaign: NonNullable<MutationResolvers['updateCampaign']> = writingCampaigns(
  async ({ key, campaign, offers, image, firstDay, lastDay, expectedVersion, ...texts }, { call }) => {
    const body = {
      id: dbIdOf('Campaign', campaign),
      ...omitUndefined({
        title: texts.title ?? undefined,
        subtitle: texts.subtitle ?? undefined,
        description: texts.description ?? undefined,
        summary: texts.summary ?? undefined,
        offer_list: offers ? [...offers] : undefined,
        image: optionalDbId('Upload', image),
        expected_version: expectedVersion ?? undefined,
      }),
      // Null removes a day.
      ...(firstDay !== undefined && { first_day: firstDay }),
      ...(lastDay !== undefined && { last_day: lastDay }),
    };
    const { data } = await call(marketing.updateCampaign, { key, body });
    return (tenant) => ({ __typename: 'CampaignSuccess' as const, campaign: campaignOf(data), tenant });
  },
);
