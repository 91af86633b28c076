import { graphql } from 'react-relay';
import type { useSetOpeningDueMutation } from '../../../__generated__/useSetOpeningDueMutation.graphql.ts';
import { useWrite } from '../../../app/graph/useWrite.ts';

/** Sets a customer's opening due, which changes the dues. */
export const useSetOpeningDue = () =>
  useWrite<useSetOpeningDueMutation>(
    graphql`
      mutation useSetOpeningDueMutation($input: SetOpeningDueInput!) {
        setOpeningDue(input: $input) {
          ... on CustomerSuccess @alias(as: "saved") {
            customer {
              ...DuesPart_customer
            }
          }
          ...refusal @alias
        }
      }
    `,
    { failed: 'openingDue.failed' },
  );
