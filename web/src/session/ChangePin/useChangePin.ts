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
      ... on Refusal {
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

type Answer = useChangePinMutation['response']['changePin'];

function outcomeOf({ __typename: type, problems, message }: Answer): ChangePinOutcome {
  if (problems) {
    const told = problems.map((problem) => [problem.field, problem.message]);
    return { kind: 'problems', problems: Object.fromEntries(told) };
  }
  if (message === undefined) return { kind: 'refused', message: say('session.pinChangeFailed') };
  return { kind: type === 'ChangePinSuccess' ? 'changed' : 'refused', message };
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
