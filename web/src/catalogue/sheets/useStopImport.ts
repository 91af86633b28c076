import { graphql } from 'react-relay';
import type { useStopImportMutation } from '../../__generated__/useStopImportMutation.graphql.ts';
import { newKey } from '../../app/key.ts';
import { useWrite } from '../../app/graph/useWrite.ts';

/** Asks a running import to stop; whether it came in time, the run itself tells. */
export function useStopImport(): (importId: string) => Promise<void> {
  const { write } = useWrite<useStopImportMutation>(graphql`
    mutation useStopImportMutation($input: StopCatalogueImportInput!) {
      stopCatalogueImport(input: $input) {
        __typename
      }
    }
  `);
  return async (importId) => {
    await write({ input: { key: newKey(), import: importId } });
  };
}
