import { graphql } from 'react-relay';
import type { useRunImportMutation } from '../../__generated__/useRunImportMutation.graphql.ts';
import { useWrite } from '../../app/graph/useWrite.ts';

/** Runs a previewed import. */
export const useRunImport = () =>
  useWrite<useRunImportMutation>(
    graphql`
      mutation useRunImportMutation($input: RunCatalogueImportInput!) {
        runCatalogueImport(input: $input) {
          ... on RunCatalogueImportSuccess @alias(as: "saved") {
            import {
              id
              isDone
              addCount
              changeCount
              unchangedCount
            }
          }

          ...refusal @alias
        }
      }
    `,
    { failed: 'sheets.uploadFailed' },
  );
