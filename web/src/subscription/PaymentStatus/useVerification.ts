import { say } from '@galla/domain';
import { useState } from 'react';
import { GraphFailure } from '../../app/graph/failure.ts';
import { useRefreshShell } from '../../app/shell/useRefreshShell.ts';
import { usePolling } from '../../app/usePolling.ts';
import { useVerifyPayment, type Verified } from './useVerifyPayment.ts';

/** What the screen shows. */
export type Verification = { kind: 'verifying' } | Verified;

/** While a payment is waited for. */
const LOOK_AGAIN_MS = 4_000;

const failureOf = (error: unknown): string =>
  say('subscription.statusFailed', {
    detail: error instanceof GraphFailure ? error.message : say('faults.internal'),
  });

/**
 * Verifies an order when the screen opens, and again by itself while it is pending. A look that failed later leaves
 * what was known.
 */
export function useVerification(merchantOrderId: string): { is: Verification; again: () => void } {
  const verify = useVerifyPayment();
  const refreshShell = useRefreshShell();
  const [is, setIs] = useState<Verification>({ kind: 'verifying' });

  const look = async (): Promise<void> => {
    try {
      const verified = await verify(merchantOrderId);
      // The shop is open again: the frame knows it before the screen says so.
      if (verified.kind === 'told' && verified.payment.state === 'COMPLETED') await refreshShell();
      setIs(verified);
    } catch (error) {
      setIs((known) => (known.kind === 'told' ? known : { kind: 'failed', message: failureOf(error) }));
    }
  };
  const verifying = is.kind === 'verifying';
  const waits = verifying || (is.kind === 'told' && is.payment.state === 'PENDING');
  usePolling(look, LOOK_AGAIN_MS, waits, verifying ? 0 : LOOK_AGAIN_MS);
  return { is, again: () => setIs({ kind: 'verifying' }) };
}
