import { graphql } from 'react-relay';
import type { useUpdateDesignationMutation } from '../../../__generated__/useUpdateDesignationMutation.graphql.ts';
import { useWrite } from '../../../app/graph/useWrite.ts';

/** Changes name, points and commission. */
export const useUpdateDesignation = () =>
  useWrite<useUpdateDesignationMutation>(
    graphql`
      mutation useUpdateDesignationMutation($input: UpdateDesignationInput!) {
        updateDesignation(input: $input) {
          ... on DesignationSuccess @alias(as: "saved") {
            designation {
              id
            }
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
    { failed: 'hierarchy.updateFailed' },
  );
