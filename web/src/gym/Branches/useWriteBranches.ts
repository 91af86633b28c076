import { graphql } from 'react-relay';
import type { useWriteBranchesCreateMutation } from '../../__generated__/useWriteBranchesCreateMutation.graphql.ts';
import type { useWriteBranchesDeleteMutation } from '../../__generated__/useWriteBranchesDeleteMutation.graphql.ts';
import type { useWriteBranchesUpdateMutation } from '../../__generated__/useWriteBranchesUpdateMutation.graphql.ts';
import { useWrite } from '../../app/graph/useWrite.ts';

/** Adds a branch. */
export const useCreateBranch = () =>
  useWrite<useWriteBranchesCreateMutation>(
    graphql`
      mutation useWriteBranchesCreateMutation($input: CreateBranchInput!) {
        createBranch(input: $input) {
          ... on BranchSuccess @alias(as: "saved") {
            branch {
              id
            }
            tenant {
              ...useBranches_tenant
            }
          }
          ...refusal @alias
        }
      }
    `,
    { failed: 'branches.addFailed' },
  );

/** Updates a branch. */
export const useUpdateBranch = () =>
  useWrite<useWriteBranchesUpdateMutation>(
    graphql`
      mutation useWriteBranchesUpdateMutation($input: UpdateBranchInput!) {
        updateBranch(input: $input) {
          ... on BranchSuccess @alias(as: "saved") {
            branch {
              id
            }
            tenant {
              ...useBranches_tenant
            }
          }
          ...refusal @alias
        }
      }
    `,
    { failed: 'branches.updateFailed' },
  );

/** Deletes a branch without members. */
export const useDeleteBranch = () =>
  useWrite<useWriteBranchesDeleteMutation>(
    graphql`
      mutation useWriteBranchesDeleteMutation($input: DeleteBranchInput!) {
        deleteBranch(input: $input) {
          ... on DeleteBranchSuccess @alias(as: "saved") {
            tenant {
              ...useBranches_tenant
            }
          }
          ...refusal @alias
        }
      }
    `,
    { failed: 'branches.deleteFailed' },
  );
