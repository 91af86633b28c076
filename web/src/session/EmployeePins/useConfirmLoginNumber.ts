import { graphql } from 'react-relay';
import type { useConfirmLoginNumberMutation } from '../../__generated__/useConfirmLoginNumberMutation.graphql.ts';
import { useWrite } from '../../app/graph/useWrite.ts';

/** Confirms the login number that an employee requested. */
export const useConfirmLoginNumber = (askPin: () => Promise<boolean>) =>
  useWrite<useConfirmLoginNumberMutation>(
    graphql`
      mutation useConfirmLoginNumberMutation($input: ConfirmLoginNumberInput!) {
        confirmLoginNumber(input: $input) {
          ... on ConfirmLoginNumberSuccess @alias(as: "saved") {
            employee {
              ...WantedNumber_employee
            }
          }

          ...refusal @alias
        }
      }
    `,
    { failed: 'session.confirmNumberFailed', askPin },
  );
