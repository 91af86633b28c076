import { say } from '@galla/domain';
import { graphql } from 'react-relay';
import type { useMakeOneTimePinMutation } from '../../__generated__/useMakeOneTimePinMutation.graphql.ts';
import { failureText } from '../../app/graph/failureText.ts';
import { useWrite } from '../../app/graph/useWrite.ts';

const mutation = graphql`
  mutation useMakeOneTimePinMutation($input: MakeOneTimePinInput!) {
    makeOneTimePin(input: $input) {
      __typename
      ... on MakeOneTimePinSuccess {
        pin
      }
      ... on Refusal {
        code
        message
      }
    }
  }
`;

/** What became of it; `asks` when the own PIN was given too long ago. */
export type MadePin = { kind: 'made'; pin: string } | { kind: 'asks' } | { kind: 'failed'; message: string };

function outcomeOf(answer: useMakeOneTimePinMutation['response']['makeOneTimePin']): MadePin {
  if (answer.__typename === 'MakeOneTimePinSuccess' && answer.pin !== undefined)
    return { kind: 'made', pin: answer.pin };
  if (answer.code === 'PIN_REQUIRED') return { kind: 'asks' };
  return { kind: 'failed', message: answer.message ?? say('session.makePinFailed') };
}

/** Makes a one-time PIN for an employee. */
export function useMakeOneTimePin(): { make: (employee: string) => Promise<MadePin>; busy: boolean } {
  // Sent once: a second one would make another PIN.
  const { write, busy } = useWrite<useMakeOneTimePinMutation>(mutation, { once: true });
  const make = async (employee: string): Promise<MadePin> => {
    try {
      return outcomeOf((await write({ input: { employee } })).makeOneTimePin);
    } catch (error) {
      return { kind: 'failed', message: failureText(error, 'session.makePinFailed') };
    }
  };
  return { make, busy };
}
