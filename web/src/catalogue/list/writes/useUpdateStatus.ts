import { graphql } from 'react-relay';
import type { useUpdateStatusMutation } from '../../../__generated__/useUpdateStatusMutation.graphql.ts';
import { useWrite } from '../../../app/graph/useWrite.ts';

/** Sets the status of products or services (spec 1 §4, oc_status), at most 1,000 per call. */
export const useUpdateStatus = () =>
  useWrite<useUpdateStatusMutation>(
    graphql`
      mutation useUpdateStatusMutation($input: UpdateCatalogueStatusInput!) {
        updateCatalogueStatus(input: $input) {
          ... on UpdateCatalogueStatusSuccess @alias(as: "saved") {
            items {
              ... on Product {
                id
                status
              }
              ... on Service {
                id
                status
              }
            }
          }

          ...refusal @alias
        }
      }
    `,
    { failed: 'list.statusFailed' },
  );
