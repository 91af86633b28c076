import { say } from '@galla/domain';
import { graphql } from 'react-relay';
import type { useRunImportMutation } from '../../__generated__/useRunImportMutation.graphql.ts';
import { useWrite } from '../../app/graph/useWrite.ts';

const mutation = graphql`
  mutation useRunImportMutation($input: RunCatalogueImportInput!) {
    runCatalogueImport(input: $input) {
      __typename
      ... on RunCatalogueImportSuccess {
        import {
          id
          isDone
          addCount
          changeCount
          unchangedCount
        }
      }
      ... on Refusal {
        code
        message
      }
    }
  }
`;

/** How many rows did what. */
export interface ImportCounts {
  added: number;
  changed: number;
  unchanged: number;
}

/** What became of a run. */
export type RunOutcome =
  | { kind: 'done'; counts: ImportCounts }
  | { kind: 'stopped' }
  /** `lookAgain`: the rows would do something else by now. */
  | { kind: 'refused'; message: string; lookAgain: boolean };

type Answer = useRunImportMutation['response']['runCatalogueImport'];

/** Refusals after which the rows are to be looked at again. */
const LOOK_AGAIN: ReadonlySet<string> = new Set(['ChangedMeanwhile', 'InvalidInput']);

function outcomeOf({ __typename: type, import: done, code, message }: Answer): RunOutcome {
  if (done) {
    const { addCount: added, changeCount: changed, unchangedCount: unchanged } = done;
    return { kind: 'done', counts: { added, changed, unchanged } };
  }
  if (code === 'IMPORT_STOPPED') return { kind: 'stopped' };
  return {
    kind: 'refused',
    message: message ?? say('sheets.uploadFailed'),
    lookAgain: LOOK_AGAIN.has(type),
  };
}

/** Runs an import that was looked at. Rejects with a GraphFailure when no answer came. */
export function useRunImport(): (input: {
  key: string;
  import: string;
  version: string;
}) => Promise<RunOutcome> {
  const { write } = useWrite<useRunImportMutation>(mutation);
  return async (input) => outcomeOf((await write({ input })).runCatalogueImport);
}
