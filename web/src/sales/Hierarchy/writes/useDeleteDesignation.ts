import { graphql } from 'react-relay';
import type { useDeleteDesignationMutation } from '../../../__generated__/useDeleteDesignationMutation.graphql.ts';
import { useWrite } from '../../../app/graph/useWrite.ts';

/** Deletes a designation without people; those below it move up one level, or it is refused. */
export const useDeleteDesignation = () =>
  useWrite<useDeleteDesignationMutation>(
    graphql`
      mutation useDeleteDesignationMutation($input: DeleteDesignationInput!) {
        deleteDesignation(input: $input) {
          ... on DeleteDesignationSuccess @alias(as: "saved") {
            tenant {
              ...useHierarchy_tenant
            }
          }
          ... on HierarchyChanged {
            tenant {
              ...useHierarchy_tenant
            }
          }
          ...refusal @alias
        }
      }
    `,
    { failed: 'hierarchy.deleteFailed' },
  );
