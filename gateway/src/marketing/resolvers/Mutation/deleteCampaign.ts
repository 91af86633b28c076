import { marketing } from '@galla/upstream/contract';
import { dbIdOf } from '../../../relay/ids.ts';
import { omitUndefined } from '../../../rest/omitUndefined.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { writingCampaigns } from '../../campaigns.ts';

export const deleteCampaign: NonNullable<MutationResolvers['deleteCampaign']> = writingCampaigns(
  async ({ key, campaign, expectedVersion }, { call }) => {
    const body = {
      id: dbIdOf('Campaign', campaign),
      ...omitUndefined({ expected_version: expectedVersion ?? undefined }),
    };
    await call(marketing.deleteCampaign, { key, body });
    return (tenant) => ({ __typename: 'DeleteCampaignSuccess' as const, deletedId: campaign, tenant });
  },
);
