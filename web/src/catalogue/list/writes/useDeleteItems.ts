import { graphql } from 'react-relay';
import type { useDeleteItemsMutation } from '../../../__generated__/useDeleteItemsMutation.graphql.ts';
import { useWrite } from '../../../app/graph/useWrite.ts';

/** Deletes products or services, at most 1,000 per call. The lists refetch their page. */
export const useDeleteItems = () =>
  useWrite<useDeleteItemsMutation>(
    graphql`
      mutation useDeleteItemsMutation($input: DeleteCatalogueItemsInput!) {
        deleteCatalogueItems(input: $input) {
          ... on DeleteCatalogueItemsSuccess @alias(as: "saved") {
            __typename
          }

          ...refusal @alias
        }
      }
    `,
    { failed: 'list.deleteFailed' },
  );
