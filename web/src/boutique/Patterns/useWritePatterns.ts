import { graphql } from 'react-relay';
import type { useWritePatternsCreateMutation } from '../../__generated__/useWritePatternsCreateMutation.graphql.ts';
import type { useWritePatternsDeleteMutation } from '../../__generated__/useWritePatternsDeleteMutation.graphql.ts';
import type { useWritePatternsUpdateMutation } from '../../__generated__/useWritePatternsUpdateMutation.graphql.ts';
import { useSave } from '../../app/graph/useSave.ts';
import { useWrite } from '../../app/graph/useWrite.ts';

const FIELDS = { images: 'pictures' };

/** Adds a pattern to an item, or updates one. */
export const useSavePattern = () =>
  useSave<useWritePatternsCreateMutation, useWritePatternsUpdateMutation>(
    graphql`
      mutation useWritePatternsCreateMutation($input: CreatePatternInput!) {
        createPattern(input: $input) {
          ... on PatternSuccess @alias(as: "saved") {
            garment {
              patterns {
                id
                name
                version
                ...PatternCard_pattern
                ...StoredPattern_pattern
              }
            }
          }
          ...refusal @alias
        }
      }
    `,
    graphql`
      mutation useWritePatternsUpdateMutation($input: UpdatePatternInput!) {
        updatePattern(input: $input) {
          ... on PatternSuccess @alias(as: "saved") {
            pattern {
              name
              version
              ...PatternCard_pattern
              ...StoredPattern_pattern
            }
          }
          ...refusal @alias
        }
      }
    `,
    { failed: { add: 'patternScreen.addFailed', edit: 'patternScreen.updateFailed' }, fields: FIELDS },
  );

/** Deletes a pattern; orders that include it keep what was agreed. */
export const useDeletePattern = () =>
  useWrite<useWritePatternsDeleteMutation>(
    graphql`
      mutation useWritePatternsDeleteMutation($input: DeletePatternInput!) {
        deletePattern(input: $input) {
          ... on DeletePatternSuccess @alias(as: "saved") {
            garment {
              patterns {
                id
              }
            }
          }
          ...refusal @alias
        }
      }
    `,
    { failed: 'patternScreen.deleteFailed' },
  );
