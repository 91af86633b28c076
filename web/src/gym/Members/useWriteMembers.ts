import { graphql } from 'react-relay';
import type { useWriteMembersCreateMutation } from '../../__generated__/useWriteMembersCreateMutation.graphql.ts';
import type { useWriteMembersRenewMutation } from '../../__generated__/useWriteMembersRenewMutation.graphql.ts';
import type { useWriteMembersUpdateMutation } from '../../__generated__/useWriteMembersUpdateMutation.graphql.ts';
import { useWrite } from '../../app/graph/useWrite.ts';

/** Adds a member. */
export const useCreateMember = () =>
  useWrite<useWriteMembersCreateMutation>(
    graphql`
      mutation useWriteMembersCreateMutation($input: CreateGymMemberInput!) {
        createGymMember(input: $input) {
          ... on GymMemberSuccess @alias(as: "saved") {
            member {
              ...useMembers_member
            }
          }
          ...refusal @alias
        }
      }
    `,
    { failed: 'members.addFailed' },
  );

/** Changes a member. */
export const useUpdateMember = () =>
  useWrite<useWriteMembersUpdateMutation>(
    graphql`
      mutation useWriteMembersUpdateMutation($input: UpdateGymMemberInput!) {
        updateGymMember(input: $input) {
          ... on GymMemberSuccess @alias(as: "saved") {
            member {
              ...useMembers_member
            }
          }
          ...refusal @alias
        }
      }
    `,
    { failed: 'members.updateFailed' },
  );

/** Adds the next period. */
export const useRenewMember = () =>
  useWrite<useWriteMembersRenewMutation>(
    graphql`
      mutation useWriteMembersRenewMutation($input: RenewGymMemberInput!) {
        renewGymMember(input: $input) {
          ... on GymMemberSuccess @alias(as: "saved") {
            member {
              ...useMembers_member
            }
          }
          ...refusal @alias
        }
      }
    `,
    { failed: 'members.updateFailed' },
  );
