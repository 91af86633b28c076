import { graphql } from 'react-relay';
import type { useConfirmPermissionsMutation } from '../../__generated__/useConfirmPermissionsMutation.graphql.ts';
import { useWrite } from '../../app/graph/useWrite.ts';

/** Confirms all rules of a role as shown. */
export const useConfirmPermissions = (askPin: () => Promise<boolean>) =>
  useWrite<useConfirmPermissionsMutation>(
    graphql`
      mutation useConfirmPermissionsMutation($input: ConfirmPermissionsInput!) {
        confirmPermissions(input: $input) {
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
