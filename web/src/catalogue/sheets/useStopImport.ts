import { graphql } from 'react-relay';
import type { useStopImportMutation } from '../../__generated__/useStopImportMutation.graphql.ts';
import { useWrite } from '../../app/graph/useWrite.ts';

/** Asks a running import to stop; the run's own result says whether that was in time. */
export const useStopImport = () =>
  useWrite<useStopImportMutation>(
    graphql`
      mutation useStopImportMutation($input: StopCatalogueImportInput!) {
        stopCatalogueImport(input: $input) {
          ... on StopCatalogueImportSuccess @alias(as: "saved") {
            __typename
          }

          ...refusal @alias
        }
      }
    `,
    { failed: 'sheets.uploadFailed' },
  );
