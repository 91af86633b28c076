import { graphql } from 'react-relay';
import type { useCreateAlterationMutation } from '../../../__generated__/useCreateAlterationMutation.graphql.ts';
import { useWrite } from '../../../app/graph/useWrite.ts';

/** Takes a piece back to be altered. */
export const useCreateAlteration = () =>
  useWrite<useCreateAlterationMutation>(
    graphql`
      mutation useCreateAlterationMutation($input: CreateAlterationInput!) {
        createAlteration(input: $input) {
          ... on OrderSuccess @alias(as: "saved") {
            order {
              id
              number
            }
          }
          ...refusal @alias
        }
      }
    `,
    { failed: 'alteration.failed', fields: (path) => path.replace(/^assignment\./, '') },
  );
