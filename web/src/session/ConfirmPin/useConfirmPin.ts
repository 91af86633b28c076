import { lockoutSentence, say } from '@galla/domain';
import { graphql } from 'react-relay';
import type { useConfirmPinMutation } from '../../__generated__/useConfirmPinMutation.graphql.ts';
import { failureText } from '../../app/graph/failureText.ts';
import { useWrite } from '../../app/graph/useWrite.ts';

const mutation = graphql`
  mutation useConfirmPinMutation($input: ConfirmPinInput!) {
    confirmPin(input: $input) {
      __typename
      ... on ConfirmPinSuccess {
        confirmedUntil
      }
      ... on ConfirmPinRefused {
        retryAfter
      }
      ... on Refusal {
        code
        message
      }
    }
  }
`;

type Answer = useConfirmPinMutation['response']['confirmPin'];

function problemOf({ confirmedUntil, code, message, retryAfter }: Answer): string | undefined {
  if (confirmedUntil !== undefined) return undefined;
  if (retryAfter != null) return lockoutSentence(retryAfter);
  return code === 'ACCOUNT_LOCKED' ? lockoutSentence(undefined) : (message ?? say('faults.internal'));
}

/** Gives the PIN again. Resolves with what is wrong, as a sentence, or with undefined once it was right. */
export function useConfirmPin(): { confirm: (pin: string) => Promise<string | undefined>; busy: boolean } {
  // Sent once: a PIN that is sent again by itself would count as another guess.
  const { write, busy } = useWrite<useConfirmPinMutation>(mutation, { once: true });
  const confirm = async (pin: string): Promise<string | undefined> => {
    try {
      return problemOf((await write({ input: { pin } })).confirmPin);
    } catch (error) {
      return failureText(error, 'faults.internal');
    }
  };
  return { confirm, busy };
}
