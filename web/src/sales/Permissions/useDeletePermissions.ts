import { graphql } from 'react-relay';
import type { useDeletePermissionsMutation } from '../../__generated__/useDeletePermissionsMutation.graphql.ts';
import { useWrite } from '../../app/graph/useWrite.ts';

/** Deletes the rules of a menu, or of all menus of a group. */
export const useDeletePermissions = (askPin: () => Promise<boolean>) =>
  useWrite<useDeletePermissionsMutation>(
    graphql`
      mutation useDeletePermissionsMutation($input: DeletePermissionsInput!) {
        deletePermissions(input: $input) {
          ... on PermissionsSuccess @alias(as: "saved") {
            designation {
              ...RoleRow_designation
              ...RoleTable_designation
            }
          }
          ... on PermissionsChanged {
            designation {
              ...RoleRow_designation
              ...RoleTable_designation
            }
          }
          ...refusal @alias
        }
      }
    `,
    { failed: 'permissions.notSaved', askPin },
  );
