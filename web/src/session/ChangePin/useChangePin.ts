import { say, type PinChange } from '@galla/domain';
import { graphql } from 'react-relay';
import type { useChangePinMutation } from '../../__generated__/useChangePinMutation.graphql.ts';
import { failureText } from '../../app/graph/failureText.ts';
import { useWrite } from '../../app/graph/useWrite.ts';

const mutation = graphql`
  mutation useChangePinMutation($input: ChangePinInput!) {
    changePin(input: $input) {
      __typename
      ... on ChangePinSuccess {
        message
      }
      ... on InvalidInput {
        problems {
          field
          message
        }
      }
      ... on Refused {
        message
      }
    }
  }
`;

/** What became of it. */
export type ChangePinOutcome =
  | { kind: 'changed'; message: string }
  /** By the fields of `PinChange`. */
  | { kind: 'problems'; problems: Record<string, string> }
  | { kind: 'refused'; message: string };

function outcomeOf(answer: useChangePinMutation['response']['changePin']): ChangePinOutcome {
  switch (answer.__typename) {
    case 'ChangePinSuccess':
      return { kind: 'changed', message: answer.message };
    case 'InvalidInput':
      return {
        kind: 'problems',
        problems: Object.fromEntries(answer.problems.map(({ field, message }) => [field, message])),
      };
    case 'Refused':
      return { kind: 'refused', message: answer.message };
    default:
      return { kind: 'refused', message: say('session.pinChangeFailed') };
  }
}

/** Changes the own PIN; what the server says of it goes before the specified sentences (spec 1 §8 Profile). */
export function useChangePin(): { change: (pins: PinChange) => Promise<ChangePinOutcome>; busy: boolean } {
  // Sent once: the current PIN is looked at like any other guess.
  const { write, busy } = useWrite<useChangePinMutation>(mutation, { once: true });
  const change = async (input: PinChange): Promise<ChangePinOutcome> => {
    try {
      return outcomeOf((await write({ input })).changePin);
    } catch (error) {
      return { kind: 'refused', message: failureText(error, 'session.pinChangeError') };
    }
  };
  return { change, busy };
}
