import { type Paise, problem, rupees } from '@galla/domain';
import type { FastifyBaseLogger } from 'fastify';
import { randomBytes } from 'node:crypto';
import type { Database } from '../db/database.ts';
import { withTenant } from '../db/tenant.ts';
import { withTenantAndDirectory } from '../db/tenantAndDirectory.ts';
import { Refused, refusedFor } from '../http/refused.ts';
import { findOffer, type Offer } from './packages.ts';
import { type PaymentRecord, selectPayments } from './payments.ts';
import { type PaymentProvider, ProviderAway } from './provider/provider.ts';
import type { Payments } from './provider/payments.ts';
import { redirectTo } from './provider/redirect.ts';

/** What is asked for: a package, and the price that was shown. */
export interface Wanted {
  tenantId: string;
  staffId: string;
  /** Made by the client; it makes one order. */
  orderId: string;
  packageId: string;
  durationId: string;
  amount: Paise;
  name: string;
  mobile: string;
}

/** What paying works with. */
export interface Paying {
  database: Database;
  payments: Payments;
  now: Date;
  log: FastifyBaseLogger;
}

/** The order of a repeated call; refuses one that now asks for something else. */
function repeated(row: PaymentRecord, wanted: Wanted): string {
  const isSame = row.packageId === wanted.packageId && row.durationId === wanted.durationId;
  if (!isSame || row.charged !== rupees(wanted.amount)) throw new Refused('KEY_REUSED');
  if (row.redirectUrl === null) throw new Refused('STILL_RUNNING');
  return row.redirectUrl;
}

/** The offer at the price that was shown; refuses another price, and what is not offered any more. */
function checkedOffer(offer: Offer | undefined, { amount }: Wanted): Offer {
  if (!offer) throw new Refused('NOT_FOUND');
  if (offer.charged === amount) return offer;
  throw refusedFor(problem('amount', 'PRICE_CHANGED', 'subscription.priceChanged'), {
    current: rupees(offer.charged),
  });
}

/** Binds a new order to the shop, the package, the duration and the amount; the earlier one of a repeated call. */
async function placeOrder(
  { database, now }: Paying,
  provider: PaymentProvider,
  wanted: Wanted,
): Promise<{ merchantOrderId: string } | { redirectUrl: string }> {
  const { tenantId, orderId } = wanted;
  return withTenantAndDirectory(database, tenantId, async (db, directory) => {
    const earlier = await selectPayments(db).where('orderId', '=', orderId).executeTakeFirst();
    if (earlier) return { redirectUrl: repeated(earlier, wanted) };
    const offer = checkedOffer(await findOffer(db, wanted.packageId, wanted.durationId), wanted);
    const merchantOrderId = `G${randomBytes(16).toString('hex')}`;
    await directory.sql.insertInto('directory.merchantOrder').values({ merchantOrderId, tenantId }).execute();
    const { numInsertedOrUpdatedRows: placed } = await db.sql
      .insertInto('subscriptionPayment')
      .values({
        tenantId,
        merchantOrderId,
        orderId,
        staffId: wanted.staffId,
        packageId: wanted.packageId,
        durationId: wanted.durationId,
        packageName: offer.name,
        duration: offer.duration,
        months: offer.months,
        amount: offer.amount,
        tax: offer.tax,
        charged: rupees(offer.charged),
        provider: provider.name,
        createdAt: now,
      })
      .onConflict((conflict) => conflict.columns(['tenantId', 'orderId']).doNothing())
      .executeTakeFirst();
    if (placed !== 1n) throw new Refused('STILL_RUNNING');
    await directory.sql
      .updateTable('directory.tenant')
      .set({ merchantOrderId })
      .where('tenantId', '=', tenantId)
      .execute();
    return { merchantOrderId };
  });
}

async function update(
  database: Database,
  { tenantId }: Wanted,
  merchantOrderId: string,
  change: { redirectUrl: string } | { state: 'FAILED'; orderId: null },
): Promise<void> {
  await withTenant(database, tenantId, ({ sql }) =>
    sql
      .updateTable('subscriptionPayment')
      .set(change)
      .where('tenantId', '=', tenantId)
      .where('merchantOrderId', '=', merchantOrderId)
      .execute(),
  );
}

/**
 * Places an order and answers the address of its payment page. The order stands before the payment service hears of
 * it, so that no payment can arrive for one that is not known.
 * @throws Refused PRICE_CHANGED, NOT_FOUND, PAYMENT_PROVIDER_AWAY, KEY_REUSED, STILL_RUNNING
 */
export async function pay(paying: Paying, wanted: Wanted): Promise<string> {
  const { database, payments, log } = paying;
  const { provider } = payments;
  if (!provider) throw new Refused('PAYMENT_PROVIDER_AWAY');
  const placed = await placeOrder(paying, provider, wanted);
  if ('redirectUrl' in placed) return placed.redirectUrl;
  const { merchantOrderId } = placed;
  const { tenantId, amount, name, mobile } = wanted;
  const returnUrl = payments.returnUrl(merchantOrderId);
  const order = {
    merchantOrderId,
    tenantId,
    amount,
    name,
    mobile,
    returnUrl,
    callbackUrl: payments.callbackUrl,
  };
  try {
    const redirectUrl = redirectTo(await provider.start(order), provider, merchantOrderId);
    await update(database, wanted, merchantOrderId, { redirectUrl });
    return redirectUrl;
  } catch (error) {
    if (!(error instanceof ProviderAway)) throw error;
    log.error({ err: error, merchantOrderId }, 'an order could not be placed with the payment service');
    // Without its key, so that the same call makes a new one.
    await update(database, wanted, merchantOrderId, { state: 'FAILED', orderId: null });
    throw new Refused('PAYMENT_PROVIDER_AWAY');
  }
}
