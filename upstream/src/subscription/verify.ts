import { problem } from '@galla/domain';
import { Refused, refusedFor } from '../http/refused.ts';
import type { Caller } from '../http/caller.ts';
import { toVerification } from './payments.ts';
import { ProviderAway } from './provider/provider.ts';
import { settle, type Settling, tenantOfOrder } from './settle.ts';

/** Runs a query of the payment service; a missing response is not an internal error, and is reported as such. */
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
 * The state of an order of the caller's shop (spec 3 §4); an order of another shop is not found.
 * @throws Refused NOT_FOUND, PAYMENT_PROVIDER_AWAY
 */
export async function verify(settling: Settling, { tenantId }: Caller, text: string) {
  const merchantOrderId = text.trim();
  const settled = await asked(settling, merchantOrderId, () => settle(settling, tenantId, merchantOrderId));
  if (!settled) throw refusedFor(problem('merchantOrderId', 'NOT_FOUND', 'subscription.orderNotFound'));
  return toVerification(settled.payment, settled.agrees);
}

/**
 * Handles a callback of the payment service about a changed order. Only its signature and the service's answer to a
 * query count, not the content of the callback.
 * @throws Refused UNAUTHENTICATED for an invalid signature, PAYMENT_PROVIDER_AWAY
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
    // The order of another installation with the same account is ignored.
    if (tenantId !== undefined) await settle(settling, tenantId, merchantOrderId);
  });
}
