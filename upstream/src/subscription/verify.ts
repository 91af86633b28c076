import { problem } from '@galla/domain';
import { Refused, refusedFor } from '../http/refused.ts';
import type { Caller } from '../http/caller.ts';
import { toVerification } from './payments.ts';
import { ProviderAway } from './provider/provider.ts';
import { settle, type Settling, tenantOfOrder } from './settle.ts';

/** Runs what asks the payment service; that it does not answer is no fault of ours, and is told as what it is. */
async function asked<T>({ log }: Settling, about: string, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof ProviderAway)) throw error;
    log.error({ err: error, about }, 'the payment service could not be asked');
    throw new Refused('PAYMENT_PROVIDER_AWAY');
  }
}

/**
 * What became of an order of the caller's shop (spec 3 §4). One of another shop is not there.
 * @throws Refused NOT_FOUND, PAYMENT_PROVIDER_AWAY
 */
export async function verify(settling: Settling, { tenantId }: Caller, text: string) {
  const merchantOrderId = text.trim();
  const settled = await asked(settling, merchantOrderId, () => settle(settling, tenantId, merchantOrderId));
  if (!settled) throw refusedFor(problem('merchantOrderId', 'NOT_FOUND', 'subscription.orderNotFound'));
  return toVerification(settled.payment, settled.agrees);
}

/**
 * The payment service says that an order has changed. What counts is its signature, and what it answers when it is
 * asked; what the call itself says of the payment does not.
 * @throws Refused UNAUTHENTICATED for a call that the service did not sign, PAYMENT_PROVIDER_AWAY
 */
export async function hear(
  settling: Settling,
  response: string,
  signature: string | undefined,
): Promise<void> {
  await asked(settling, 'a callback', async () => {
    const merchantOrderId = settling.provider?.callbackOrder(response, signature);
    if (merchantOrderId === undefined) throw new Refused('UNAUTHENTICATED');
    const tenantId = await tenantOfOrder(settling.database, merchantOrderId);
    // An order of another installation with the same account is none of ours.
    if (tenantId !== undefined) await settle(settling, tenantId, merchantOrderId);
  });
}
