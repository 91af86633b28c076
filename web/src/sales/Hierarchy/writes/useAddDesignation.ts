import type { MessageKey } from '@galla/domain';
import { graphql } from 'react-relay';
import type { useAddDesignationMutation } from '../../../__generated__/useAddDesignationMutation.graphql.ts';
import { useWrite } from '../../../app/graph/useWrite.ts';

/** Adds a designation below another one, or at the top level. */
export const useAddDesignation = (failed: MessageKey) =>
  useWrite<useAddDesignationMutation>(
    graphql`
      mutation useAddDesignationMutation($input: CreateDesignationInput!) {
        createDesignation(input: $input) {
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
    { failed },
  );
