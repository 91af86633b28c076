import { graphql } from 'react-relay';
import type { useWriteCampaignsCreateMutation } from '../../__generated__/useWriteCampaignsCreateMutation.graphql.ts';
import type { useWriteCampaignsDeleteMutation } from '../../__generated__/useWriteCampaignsDeleteMutation.graphql.ts';
import type { useWriteCampaignsUpdateMutation } from '../../__generated__/useWriteCampaignsUpdateMutation.graphql.ts';
import { useSave } from '../../app/graph/useSave.ts';
import { useWrite } from '../../app/graph/useWrite.ts';

/** Adds a campaign, or updates one. */
export const useSaveCampaign = () =>
  useSave<useWriteCampaignsCreateMutation, useWriteCampaignsUpdateMutation>(
    graphql`
      mutation useWriteCampaignsCreateMutation($input: CreateCampaignInput!) {
        createCampaign(input: $input) {
          ... on CampaignSuccess @alias(as: "saved") {
            tenant {
              ...CampaignCards_tenant
            }
          }
          ...refusal @alias
        }
      }
    `,
    graphql`
      mutation useWriteCampaignsUpdateMutation($input: UpdateCampaignInput!) {
        updateCampaign(input: $input) {
          ... on CampaignSuccess @alias(as: "saved") {
            tenant {
              ...CampaignCards_tenant
            }
          }
          ...refusal @alias
        }
      }
    `,
    { failed: { add: 'marketing.createFailed', edit: 'marketing.updateFailed' } },
  );

/** Deletes a campaign with its image. */
export const useDeleteCampaign = () =>
  useWrite<useWriteCampaignsDeleteMutation>(
    graphql`
      mutation useWriteCampaignsDeleteMutation($input: DeleteCampaignInput!) {
        deleteCampaign(input: $input) {
          ... on DeleteCampaignSuccess @alias(as: "saved") {
            tenant {
              ...CampaignCards_tenant
            }
          }
          ...refusal @alias
        }
      }
    `,
    { failed: 'marketing.deleteFailed' },
  );
