import { graphql } from 'react-relay';
import type { useSetStatusMutation } from '../../../__generated__/useSetStatusMutation.graphql.ts';
import { useWrite } from '../../../app/graph/useWrite.ts';

/** Gives products or services a status (spec 1 §4, oc_status), at most 1,000 at once. */
export const useSetStatus = () =>
  useWrite<useSetStatusMutation>(
    graphql`
      mutation useSetStatusMutation($input: SetCatalogueStatusInput!) {
        setCatalogueStatus(input: $input) {
          ... on SetCatalogueStatusSuccess @alias(as: "saved") {
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
