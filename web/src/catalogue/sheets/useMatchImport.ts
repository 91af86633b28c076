import { graphql } from 'react-relay';
import type { useMatchImportMutation } from '../../__generated__/useMatchImportMutation.graphql.ts';
import { useWrite } from '../../app/graph/useWrite.ts';

/** Sets what the columns of an import contain. */
export const useMatchImport = () =>
  useWrite<useMatchImportMutation>(
    graphql`
      mutation useMatchImportMutation($input: MatchCatalogueImportInput!) {
        matchCatalogueImport(input: $input) {
          ... on MatchCatalogueImportSuccess @alias(as: "saved") {
            import {
              ...LookAtImport_import
            }
          }
          ...refusal @alias
        }
      }
    `,
    { failed: 'sheets.matchFailed' },
  );
