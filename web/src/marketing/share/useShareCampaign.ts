import { graphql } from 'react-relay';
import type { useShareCampaignMutation } from '../../__generated__/useShareCampaignMutation.graphql.ts';
import { useWrite } from '../../app/graph/useWrite.ts';

/** Records that a campaign was sent to a customer. */
export const useShareCampaign = () =>
  useWrite<useShareCampaignMutation>(
    graphql`
      mutation useShareCampaignMutation($input: ShareCampaignInput!) {
        shareCampaign(input: $input) {
          ... on ShareCampaignSuccess @alias(as: "saved") {
            share {
              sharedOn
            }
          }
          ...refusal @alias
        }
      }
    `,
    { failed: 'marketing.shareFailed' },
  );
