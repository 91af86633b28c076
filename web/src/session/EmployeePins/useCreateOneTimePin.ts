import { graphql } from 'react-relay';
import type { useCreateOneTimePinMutation } from '../../__generated__/useCreateOneTimePinMutation.graphql.ts';
import { useWrite } from '../../app/graph/useWrite.ts';

/** Makes a one-time PIN for an employee, which is told this once: a repetition is refused. */
export const useCreateOneTimePin = (askPin: () => Promise<boolean>) =>
  useWrite<useCreateOneTimePinMutation>(
    graphql`
      mutation useCreateOneTimePinMutation($input: CreateOneTimePinInput!) {
        createOneTimePin(input: $input) {
          ... on CreateOneTimePinSuccess @alias(as: "saved") {
            pin
          }

          ...refusal @alias
        }
      }
    `,
    { failed: 'session.makePinFailed', askPin },
  );
