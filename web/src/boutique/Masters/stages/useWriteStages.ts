import { graphql } from 'react-relay';
import type { useWriteStagesCreateMutation } from '../../../__generated__/useWriteStagesCreateMutation.graphql.ts';
import type { useWriteStagesDeleteMutation } from '../../../__generated__/useWriteStagesDeleteMutation.graphql.ts';
import type { useWriteStagesUpdateMutation } from '../../../__generated__/useWriteStagesUpdateMutation.graphql.ts';
import { useWrite } from '../../../app/graph/useWrite.ts';

/** Adds a stage at the end, or changes the name and type of one. */
export function useSaveStage() {
  const add = useWrite<useWriteStagesCreateMutation>(
    graphql`
      mutation useWriteStagesCreateMutation($input: CreateStageInput!) {
        createStage(input: $input) {
          ... on StageSuccess @alias(as: "saved") {
            tenant {
              ...Stages_tenant
            }
          }
          ...refusal @alias
        }
      }
    `,
    { failed: 'boutique.stageAddFailed' },
  );
  const edit = useWrite<useWriteStagesUpdateMutation>(
    graphql`
      mutation useWriteStagesUpdateMutation($input: UpdateStageInput!) {
        updateStage(input: $input) {
          ... on StageSuccess @alias(as: "saved") {
            tenant {
              ...Stages_tenant
            }
          }
          ...refusal @alias
        }
      }
    `,
    { failed: 'boutique.stageUpdateFailed' },
  );
  return { add: add.write, edit: edit.write, busy: add.busy || edit.busy };
}

/** Deletes a stage that no order is at. */
export const useDeleteStage = () =>
  useWrite<useWriteStagesDeleteMutation>(
    graphql`
      mutation useWriteStagesDeleteMutation($input: DeleteStageInput!) {
        deleteStage(input: $input) {
          ... on DeleteStageSuccess @alias(as: "saved") {
            tenant {
              ...Stages_tenant
            }
          }
          ...refusal @alias
        }
      }
    `,
    { failed: 'boutique.stageDeleteFailed' },
  );
