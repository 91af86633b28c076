import { lockoutSentence } from '@galla/domain';
import { graphql } from 'react-relay';
import type { useConfirmPinMutation } from '../../__generated__/useConfirmPinMutation.graphql.ts';
import { useWrite } from '../../app/graph/useWrite.ts';

/** The message about a wrong PIN; after too many, how long to wait. */
export function pinProblem(
  message: string,
  code: string | undefined,
  seconds: number | null | undefined,
): string {
  const retryAfter = seconds ?? undefined;
  return retryAfter !== undefined || code === 'ACCOUNT_LOCKED' ? lockoutSentence(retryAfter) : message;
}

/** Confirms the user's PIN. Resolves with a message about the PIN, or undefined if it was correct. */
export function useConfirmPin(): { confirm: (pin: string) => Promise<string | undefined>; busy: boolean } {
  // Sent only once: an automatic retry would count as another guess.
  const { write, busy } = useWrite<useConfirmPinMutation>(
    graphql`
      mutation useConfirmPinMutation($input: ConfirmPinInput!) {
        confirmPin(input: $input) {
          ... on ConfirmPinSuccess @alias(as: "saved") {
            confirmedUntil
          }
          ... on ConfirmPinRefused @alias(as: "refused") {
            retryAfter
          }
          ...refusal @alias
        }
      }
    `,
    { failed: 'faults.internal', once: true },
  );
  const confirm = async (pin: string): Promise<string | undefined> => {
    const outcome = await write({ pin });
    if (outcome.kind === 'saved') return undefined;
    if (outcome.kind === 'failed') return outcome.message;
    return pinProblem(outcome.message, outcome.refusal?.code, outcome.answer?.refused?.retryAfter);
  };
  return { confirm, busy };
}
