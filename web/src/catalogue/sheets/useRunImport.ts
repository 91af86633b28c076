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
      ... on ChangedMeanwhile {
        message
      }
      ... on InvalidInput {
        message
      }
      ... on PermissionDenied {
        message
      }
      ... on NotFound {
        message
      }
      ... on Refused {
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

function outcomeOf(answer: useRunImportMutation['response']['runCatalogueImport']): RunOutcome {
  switch (answer.__typename) {
    case 'RunCatalogueImportSuccess': {
      const { addCount: added, changeCount: changed, unchangedCount: unchanged } = answer.import;
      return { kind: 'done', counts: { added, changed, unchanged } };
    }
    case 'Refused':
      return answer.code === 'IMPORT_STOPPED'
        ? { kind: 'stopped' }
        : { kind: 'refused', message: answer.message, lookAgain: false };
    case 'ChangedMeanwhile':
    case 'InvalidInput':
      return { kind: 'refused', message: answer.message, lookAgain: true };
    case 'PermissionDenied':
    case 'NotFound':
      return { kind: 'refused', message: answer.message, lookAgain: false };
    default:
      return { kind: 'refused', message: say('sheets.uploadFailed'), lookAgain: false };
  }
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
