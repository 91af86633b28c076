import { graphql } from 'react-relay';
import type { useDeletePermissionsMutation } from '../../__generated__/useDeletePermissionsMutation.graphql.ts';
import { useWrite } from '../../app/graph/useWrite.ts';
import { settled, type Outcome } from './outcome.ts';

const mutation = graphql`
  mutation useDeletePermissionsMutation($input: DeletePermissionsInput!) {
    deletePermissions(input: $input) {
      __typename
      ... on PermissionsSuccess {
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
      ... on Refusal {
        code
        message
      }
    }
  }
`;

type Input = useDeletePermissionsMutation['variables']['input'];

/** Deletes the rules of a menu, or of all menus of a group. */
export function useDeletePermissions(): { send: (input: Input) => Promise<Outcome>; busy: boolean } {
  const { write, busy } = useWrite<useDeletePermissionsMutation>(mutation);
  const send = (input: Input): Promise<Outcome> =>
    settled(async () => (await write({ input })).deletePermissions);
  return { send, busy };
}
