import { graphql } from 'react-relay';
import type { useRecordLocationsMutation } from '../../__generated__/useRecordLocationsMutation.graphql.ts';
import { useWrite } from '../../app/graph/useWrite.ts';

/** Sends points of the user's route. */
export const useRecordLocations = () =>
  useWrite<useRecordLocationsMutation>(
    graphql`
      mutation useRecordLocationsMutation($input: RecordLocationsInput!) {
        recordLocations(input: $input) {
          ... on RecordLocationsSuccess @alias(as: "saved") {
            saved
          }
          ...refusal @alias
        }
      }
    `,
    { failed: 'sharing.sendFailed' },
  );
