import { formatMessage } from '@galla/domain';
import { useState } from 'react';
import { useRefreshShell } from '../../app/shell/useRefreshShell.ts';
import { usePolling } from '../../app/usePolling.ts';
import { readPayment, type Payment } from './payment.ts';
import { useVerifyPayment } from './useVerifyPayment.ts';

/** State of the screen. */
export type Verification =
  | { kind: 'verifying' }
  | { kind: 'verified'; payment: Payment }
  | { kind: 'failed'; message: string };

/** Polling interval while a payment is pending. */
const LOOK_AGAIN_MS = 4_000;

/**
 * Verifies an order when the screen opens, and polls while it is pending. A later failure leaves the last
 * result on screen.
 */
export function useVerification(merchantOrderId: string): { is: Verification; again: () => void } {
  const { write } = useVerifyPayment();
  const refreshShell = useRefreshShell();
  const [is, setIs] = useState<Verification>({ kind: 'verifying' });

  const look = async (): Promise<void> => {
    const outcome = await write({ merchantOrderId });
    if (outcome.kind === 'saved') {
      const payment = readPayment(outcome.saved.payment);
      // The shop is unlocked: the shell is refreshed before the screen says so.
      if (payment.state === 'COMPLETED') await refreshShell();
      setIs({ kind: 'verified', payment });
    } else if (outcome.kind === 'failed') {
      const message = formatMessage('subscription.statusFailed', { detail: outcome.message });
      setIs((known) => (known.kind === 'verified' ? known : { kind: 'failed', message }));
    } else setIs({ kind: 'failed', message: outcome.message });
  };
  const verifying = is.kind === 'verifying';
  const waits = verifying || (is.kind === 'verified' && is.payment.state === 'PENDING');
  usePolling(look, LOOK_AGAIN_MS, waits, verifying ? 0 : LOOK_AGAIN_MS);
  return { is, again: () => setIs({ kind: 'verifying' }) };
}
