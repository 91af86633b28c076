import { graphql } from 'react-relay';
import type { useWriteStagesCreateMutation } from '../../../__generated__/useWriteStagesCreateMutation.graphql.ts';
import type { useWriteStagesDeleteMutation } from '../../../__generated__/useWriteStagesDeleteMutation.graphql.ts';
import type { useWriteStagesUpdateMutation } from '../../../__generated__/useWriteStagesUpdateMutation.graphql.ts';
import { useSave } from '../../../app/graph/useSave.ts';
import { useWrite } from '../../../app/graph/useWrite.ts';

/** Adds a stage at the end, or changes the name and type of one. */
export const useSaveStage = () =>
  useSave<useWriteStagesCreateMutation, useWriteStagesUpdateMutation>(
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
    { failed: { add: 'boutique.stageAddFailed', edit: 'boutique.stageUpdateFailed' } },
  );

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
