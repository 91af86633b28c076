import { graphql } from 'react-relay';
import type { useMakeOneTimePinMutation } from '../../__generated__/useMakeOneTimePinMutation.graphql.ts';
import { useWrite } from '../../app/graph/useWrite.ts';

/** Makes a one-time PIN for an employee, which is told this once: a repetition is refused. */
export const useMakeOneTimePin = () =>
  useWrite<useMakeOneTimePinMutation>(
    graphql`
      mutation useMakeOneTimePinMutation($input: MakeOneTimePinInput!) {
        makeOneTimePin(input: $input) {
          ... on MakeOneTimePinSuccess @alias(as: "saved") {
            pin
          }

          ...refusal @alias
        }
      }
    `,
    { failed: 'session.makePinFailed' },
  );
