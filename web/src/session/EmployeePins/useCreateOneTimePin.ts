import { graphql } from 'react-relay';
import type { useCreateOneTimePinMutation } from '../../__generated__/useCreateOneTimePinMutation.graphql.ts';
import { useWrite } from '../../app/graph/useWrite.ts';

/** Creates a one-time PIN for an employee. It is returned only once: a repeated request is refused. */
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
