import { graphql } from 'react-relay';
import type { useConfirmPermissionsMutation } from '../../__generated__/useConfirmPermissionsMutation.graphql.ts';
import { useWrite } from '../../app/graph/useWrite.ts';
import { settled, type Outcome } from './outcome.ts';

const mutation = graphql`
  mutation useConfirmPermissionsMutation($input: ConfirmPermissionsInput!) {
    confirmPermissions(input: $input) {
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

type Input = useConfirmPermissionsMutation['variables']['input'];

/** Confirms all rules of a role as they are seen. */
export function useConfirmPermissions(): { send: (input: Input) => Promise<Outcome>; busy: boolean } {
  const { write, busy } = useWrite<useConfirmPermissionsMutation>(mutation);
  const send = (input: Input): Promise<Outcome> =>
    settled(async () => (await write({ input })).confirmPermissions);
  return { send, busy };
}
