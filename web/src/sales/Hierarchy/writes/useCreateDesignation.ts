import type { MessageKey } from '@galla/domain';
import { graphql } from 'react-relay';
import type { useCreateDesignationMutation } from '../../../__generated__/useCreateDesignationMutation.graphql.ts';
import { useWrite } from '../../../app/graph/useWrite.ts';

/** Adds a designation below another one, or at the top level. */
export const useCreateDesignation = (failed: MessageKey) =>
  useWrite<useCreateDesignationMutation>(
    graphql`
      mutation useCreateDesignationMutation($input: CreateDesignationInput!) {
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
