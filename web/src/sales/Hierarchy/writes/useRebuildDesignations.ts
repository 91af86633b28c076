import { graphql } from 'react-relay';
import type { useRebuildDesignationsMutation } from '../../../__generated__/useRebuildDesignationsMutation.graphql.ts';
import { useWrite } from '../../../app/graph/useWrite.ts';

/** Recomputes the order of the tree. */
export const useRebuildDesignations = () =>
  useWrite<useRebuildDesignationsMutation>(
    graphql`
      mutation useRebuildDesignationsMutation($input: RebuildDesignationsInput!) {
        rebuildDesignations(input: $input) {
          ... on RebuildDesignationsSuccess @alias(as: "saved") {
            changed
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
    { failed: 'hierarchy.saveFailed' },
  );
