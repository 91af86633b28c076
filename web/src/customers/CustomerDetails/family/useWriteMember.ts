import { graphql } from 'react-relay';
import type { useWriteMemberCreateMutation } from '../../../__generated__/useWriteMemberCreateMutation.graphql.ts';
import type { useWriteMemberDeleteMutation } from '../../../__generated__/useWriteMemberDeleteMutation.graphql.ts';
import type { useWriteMemberUpdateMutation } from '../../../__generated__/useWriteMemberUpdateMutation.graphql.ts';
import { useWrite } from '../../../app/graph/useWrite.ts';

/** Adds a family member to a customer, or updates one. */
export function useWriteMember() {
  const create = useWrite<useWriteMemberCreateMutation>(
    graphql`
      mutation useWriteMemberCreateMutation($input: CreateFamilyMemberInput!) {
        createFamilyMember(input: $input) {
          ... on CustomerSuccess @alias(as: "saved") {
            customer {
              ...FamilyPart_customer
            }
          }
          ...refusal @alias
        }
      }
    `,
    { failed: 'customers.memberFailed' },
  );
  const update = useWrite<useWriteMemberUpdateMutation>(
    graphql`
      mutation useWriteMemberUpdateMutation($input: UpdateFamilyMemberInput!) {
        updateFamilyMember(input: $input) {
          ... on CustomerSuccess @alias(as: "saved") {
            customer {
              ...FamilyPart_customer
            }
          }
          ...refusal @alias
        }
      }
    `,
    { failed: 'customers.memberFailed' },
  );
  return {
    create: create.write,
    update: update.write,
    busy: create.busy || update.busy,
    checking: create.checking || update.checking,
  };
}

/** Removes a family member from a customer. */
export const useDeleteMember = () =>
  useWrite<useWriteMemberDeleteMutation>(
    graphql`
      mutation useWriteMemberDeleteMutation($input: DeleteFamilyMemberInput!) {
        deleteFamilyMember(input: $input) {
          ... on DeleteFamilyMemberSuccess @alias(as: "saved") {
            customer {
              ...FamilyPart_customer
            }
          }
          ...refusal @alias
        }
      }
    `,
    { failed: 'customers.memberDeleteFailed' },
  );
