import { graphql } from 'react-relay';
import type { useWriteCampaignsCreateMutation } from '../../__generated__/useWriteCampaignsCreateMutation.graphql.ts';
import type { useWriteCampaignsDeleteMutation } from '../../__generated__/useWriteCampaignsDeleteMutation.graphql.ts';
import type { useWriteCampaignsUpdateMutation } from '../../__generated__/useWriteCampaignsUpdateMutation.graphql.ts';
import { useWrite } from '../../app/graph/useWrite.ts';

/** Adds a campaign, or updates one. */
export function useSaveCampaign() {
  const add = useWrite<useWriteCampaignsCreateMutation>(
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
    { failed: 'marketing.createFailed' },
  );
  const edit = useWrite<useWriteCampaignsUpdateMutation>(
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
    { failed: 'marketing.updateFailed' },
  );
  return {
    add: add.write,
    edit: edit.write,
    busy: add.busy || edit.busy,
    checking: add.checking || edit.checking,
  };
}

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
