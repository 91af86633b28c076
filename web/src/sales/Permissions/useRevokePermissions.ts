import { graphql } from 'react-relay';
import type { useRevokePermissionsMutation } from '../../__generated__/useRevokePermissionsMutation.graphql.ts';
import { useWrite } from '../../app/graph/useWrite.ts';

/** Deletes the rules of a menu, or of all menus of a group. */
export const useRevokePermissions = (askPin: () => Promise<boolean>) =>
  useWrite<useRevokePermissionsMutation>(
    graphql`
      mutation useRevokePermissionsMutation($input: RevokePermissionsInput!) {
        revokePermissions(input: $input) {
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
