import { graphql } from 'react-relay';
import type { useWriteGymResourcesCreateMutation } from '../../__generated__/useWriteGymResourcesCreateMutation.graphql.ts';
import type { useWriteGymResourcesDeleteMutation } from '../../__generated__/useWriteGymResourcesDeleteMutation.graphql.ts';
import type { useWriteGymResourcesUpdateMutation } from '../../__generated__/useWriteGymResourcesUpdateMutation.graphql.ts';
import { useWrite } from '../../app/graph/useWrite.ts';
import { FORM_NAMES } from './form/entries.ts';

/** Adds a resource. */
export const useCreateGymResource = () =>
  useWrite<useWriteGymResourcesCreateMutation>(
    graphql`
      mutation useWriteGymResourcesCreateMutation($input: CreateGymResourceInput!) {
        createGymResource(input: $input) {
          ... on GymResourceSuccess @alias(as: "saved") {
            gymResource {
              id
            }
            tenant {
              ...useGymResources_tenant
            }
          }
          ...refusal @alias
        }
      }
    `,
    { failed: 'resources.addFailed', fields: FORM_NAMES },
  );

/** Updates a resource. */
export const useUpdateGymResource = () =>
  useWrite<useWriteGymResourcesUpdateMutation>(
    graphql`
      mutation useWriteGymResourcesUpdateMutation($input: UpdateGymResourceInput!) {
        updateGymResource(input: $input) {
          ... on GymResourceSuccess @alias(as: "saved") {
            gymResource {
              id
            }
            tenant {
              ...useGymResources_tenant
            }
          }
          ...refusal @alias
        }
      }
    `,
    { failed: 'resources.updateFailed', fields: FORM_NAMES },
  );

/** Deletes a resource. */
export const useDeleteGymResource = () =>
  useWrite<useWriteGymResourcesDeleteMutation>(
    graphql`
      mutation useWriteGymResourcesDeleteMutation($input: DeleteGymResourceInput!) {
        deleteGymResource(input: $input) {
          ... on DeleteGymResourceSuccess @alias(as: "saved") {
            tenant {
              ...useGymResources_tenant
            }
          }
          ...refusal @alias
        }
      }
    `,
    { failed: 'resources.deleteFailed' },
  );
