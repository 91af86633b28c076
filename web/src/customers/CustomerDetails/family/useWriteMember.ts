import { graphql } from 'react-relay';
import type { useWriteMemberCreateMutation } from '../../../__generated__/useWriteMemberCreateMutation.graphql.ts';
import type { useWriteMemberDeleteMutation } from '../../../__generated__/useWriteMemberDeleteMutation.graphql.ts';
import type { useWriteMemberUpdateMutation } from '../../../__generated__/useWriteMemberUpdateMutation.graphql.ts';
import { useSave } from '../../../app/graph/useSave.ts';
import { useWrite } from '../../../app/graph/useWrite.ts';

/** Adds a family member to a customer, or updates one. */
export const useWriteMember = () =>
  useSave<useWriteMemberCreateMutation, useWriteMemberUpdateMutation>(
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
