import { graphql } from 'react-relay';
import type {
  PaySubscriptionInput,
  usePaySubscriptionMutation,
} from '../../__generated__/usePaySubscriptionMutation.graphql.ts';
import { useWrite } from '../../app/graph/useWrite.ts';

/** Where to pay; or why nowhere. */
export type PayOutcome =
  | { kind: 'placed'; redirectUrl: string; merchantOrderId: string }
  /** The plan costs something else by now, or is not offered any more. */
  | { kind: 'changed'; message: string }
  /** The payment service gave no page. */
  | { kind: 'noPage'; message: string }
  | { kind: 'refused'; message: string };

const mutation = graphql`
  mutation usePaySubscriptionMutation($input: PaySubscriptionInput!) {
    paySubscription(input: $input) {
      __typename
      ... on PaySubscriptionSuccess {
        redirectUrl
        merchantOrderId
      }
      ... on Refusal {
        code
        message
      }
    }
  }
`;

type Answer = usePaySubscriptionMutation['response']['paySubscription'];

function outcomeOf({
  __typename: type,
  redirectUrl,
  merchantOrderId,
  code,
  message = '',
}: Answer): PayOutcome {
  if (redirectUrl != null && merchantOrderId != null) return { kind: 'placed', redirectUrl, merchantOrderId };
  if (code === 'PAYMENT_PROVIDER_AWAY') return { kind: 'noPage', message };
  const changed = type === 'ChangedMeanwhile' || type === 'NotFound';
  return { kind: changed ? 'changed' : 'refused', message };
}

/** Orders a plan. Rejects with a GraphFailure when no answer came. */
export function usePaySubscription(): (input: PaySubscriptionInput) => Promise<PayOutcome> {
  const { write } = useWrite<usePaySubscriptionMutation>(mutation);
  return async (input) => outcomeOf((await write({ input })).paySubscription);
}
