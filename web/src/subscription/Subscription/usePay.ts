import { formatMessage } from '@galla/domain';
import { useRef, useState } from 'react';
import type { PaySubscriptionInput } from '../../__generated__/usePaySubscriptionMutation.graphql.ts';
import { GraphFailure } from '../../app/graph/failure.ts';
import { newKey } from '../../app/key.ts';
import { rememberMerchantOrder } from '../../app/session/store.ts';
import { leaveTo } from './leaveTo.ts';
import { usePaySubscription } from './usePaySubscription.ts';

/** Content of an error band. */
interface Problem {
  title: string;
  kept?: string;
}

interface Pay {
  /** Orders a plan and navigates to the payment page. @returns whether the browser is leaving */
  pay: (choice: Omit<PaySubscriptionInput, 'key'>) => Promise<boolean>;
  problem: Problem | undefined;
}

function failure(error: unknown): Problem {
  if (!(error instanceof GraphFailure) || error.code === 'INTERNAL')
    return { title: formatMessage('subscription.startFailed') };
  const noPage = error.code === 'UPSTREAM_INVALID';
  return {
    title: formatMessage(noPage ? 'subscription.urlFailed' : 'subscription.startFailed'),
    kept: error.message,
  };
}

/**
 * Pays for a plan. The idempotency key is kept per choice, so that a retry does not create a second order.
 */
export function usePay(onChanged: () => void): Pay {
  const { write } = usePaySubscription();
  const [problem, setProblem] = useState<Problem>();
  const keys = useRef(new Map<string, string>());

  const keyOf = (choice: object): string => {
    const name = JSON.stringify(choice);
    const key = keys.current.get(name) ?? newKey();
    keys.current.set(name, key);
    return key;
  };

  const pay: Pay['pay'] = async (choice) => {
    setProblem(undefined);
    const outcome = await write({ key: keyOf(choice), ...choice });
    if (outcome.kind === 'saved') {
      rememberMerchantOrder(outcome.saved.merchantOrderId);
      keys.current.clear();
      leaveTo(outcome.saved.redirectUrl);
      return true;
    }
    if (outcome.kind === 'failed') setProblem(failure(outcome.error));
    else if (outcome.kind === 'changed' || outcome.refusal?.__typename === 'NotFound') {
      // The price has changed, or the plan is no longer offered.
      setProblem({ title: outcome.message });
      onChanged();
    } else {
      const noPage = outcome.refusal?.code === 'PAYMENT_PROVIDER_AWAY';
      const title = noPage ? 'subscription.urlFailed' : 'subscription.startFailed';
      setProblem({ title: formatMessage(title), kept: outcome.message });
    }
    return false;
  };
  return { pay, problem };
}
