import { lockoutSentence } from '@galla/domain';
import { graphql } from 'react-relay';
import type { useConfirmPinMutation } from '../../__generated__/useConfirmPinMutation.graphql.ts';
import { useWrite } from '../../app/graph/useWrite.ts';

/** What is wrong with a PIN: where too many were wrong, for how long nobody tries. */
export function pinProblem(
  message: string,
  code: string | undefined,
  seconds: number | null | undefined,
): string {
  const retryAfter = seconds ?? undefined;
  return retryAfter !== undefined || code === 'ACCOUNT_LOCKED' ? lockoutSentence(retryAfter) : message;
}

/** Gives the PIN again. Resolves with what is wrong, as a sentence, or with undefined once it was right. */
export function useConfirmPin(): { confirm: (pin: string) => Promise<string | undefined>; busy: boolean } {
  // Sent once: a PIN that is sent again by itself would count as another guess.
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
