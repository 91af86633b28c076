import { graphql } from 'react-relay';
import type { useWriteMembersCancelMutation } from '../../__generated__/useWriteMembersCancelMutation.graphql.ts';
import type { useWriteMembersCreateMutation } from '../../__generated__/useWriteMembersCreateMutation.graphql.ts';
import type { useWriteMembersDeleteMutation } from '../../__generated__/useWriteMembersDeleteMutation.graphql.ts';
import type { useWriteMembersFreezeMutation } from '../../__generated__/useWriteMembersFreezeMutation.graphql.ts';
import type { useWriteMembersRenewMutation } from '../../__generated__/useWriteMembersRenewMutation.graphql.ts';
import type { useWriteMembersToldMutation } from '../../__generated__/useWriteMembersToldMutation.graphql.ts';
import type { useWriteMembersTransferMutation } from '../../__generated__/useWriteMembersTransferMutation.graphql.ts';
import type { useWriteMembersUpdateMutation } from '../../__generated__/useWriteMembersUpdateMutation.graphql.ts';
import type { useWriteMembersUpgradeMutation } from '../../__generated__/useWriteMembersUpgradeMutation.graphql.ts';
import { fieldsOf } from '../../app/graph/refusal.ts';
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

/** Updates a member. */
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

/** Renews a membership. */
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

/** Switches the running period to another plan or duration. */
export const useUpgradeMember = () =>
  useWrite<useWriteMembersUpgradeMutation>(
    graphql`
      mutation useWriteMembersUpgradeMutation($input: UpgradeGymMemberInput!) {
        upgradeGymMember(input: $input) {
          ... on GymMemberSuccess @alias(as: "saved") {
            member {
              ...useMembers_member
            }
          }
          ...refusal @alias
        }
      }
    `,
    { failed: 'members.upgradeFailed' },
  );

/** Ends the running period today. */
export const useCancelMember = () =>
  useWrite<useWriteMembersCancelMutation>(
    graphql`
      mutation useWriteMembersCancelMutation($input: CancelGymMemberInput!) {
        cancelGymMember(input: $input) {
          ... on GymMemberSuccess @alias(as: "saved") {
            member {
              ...useMembers_member
            }
          }
          ...refusal @alias
        }
      }
    `,
    { failed: 'members.cancelFailed', fields: fieldsOf('refund') },
  );

/** Transfers the remaining days to somebody else. */
export const useTransferMember = () =>
  useWrite<useWriteMembersTransferMutation>(
    graphql`
      mutation useWriteMembersTransferMutation($input: TransferGymMemberInput!) {
        transferGymMember(input: $input) {
          ... on GymMemberSuccess @alias(as: "saved") {
            member {
              ...useMembers_member
            }
          }
          ...refusal @alias
        }
      }
    `,
    { failed: 'members.transferFailed' },
  );

/** Freezes the membership. */
export const useFreezeMember = () =>
  useWrite<useWriteMembersFreezeMutation>(
    graphql`
      mutation useWriteMembersFreezeMutation($input: FreezeGymMemberInput!) {
        freezeGymMember(input: $input) {
          ... on GymMemberSuccess @alias(as: "saved") {
            member {
              ...useMembers_member
            }
          }
          ...refusal @alias
        }
      }
    `,
    { failed: 'members.freezeFailed' },
  );

/** Marks a list's message as sent. */
export const useMarkTold = () =>
  useWrite<useWriteMembersToldMutation>(
    graphql`
      mutation useWriteMembersToldMutation($input: MarkGymMemberToldInput!) {
        markGymMemberTold(input: $input) {
          ... on GymMemberSuccess @alias(as: "saved") {
            member {
              toldOn
            }
          }
          ...refusal @alias
        }
      }
    `,
    { failed: 'members.tellFailed' },
  );

/** Deletes a member. */
export const useDeleteMember = () =>
  useWrite<useWriteMembersDeleteMutation>(
    graphql`
      mutation useWriteMembersDeleteMutation($input: DeleteGymMemberInput!) {
        deleteGymMember(input: $input) {
          ... on DeleteGymMemberSuccess @alias(as: "saved") {
            deletedId
          }
          ...refusal @alias
        }
      }
    `,
    { failed: 'members.deleteFailed' },
  );
