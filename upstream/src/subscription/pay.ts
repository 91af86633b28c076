import { type Paise, type PlanStart, rupees } from '@galla/domain';
import type { FastifyBaseLogger } from 'fastify';
import type { Updateable } from 'kysely';
import { randomBytes } from 'node:crypto';
import type { Database } from '../db/database.ts';
import { type TenantDb, type TenantTables, withTenant } from '../db/tenant.ts';
import { withTenantAndDirectory } from '../db/tenantAndDirectory.ts';
import { Refused } from '../http/refused.ts';
import { lockPaidUntil, readAccount } from './account.ts';
import { activate, shopDay } from './activate.ts';
import { findOffer } from './packages.ts';
import { type PaymentRecord, selectPayments } from './payments.ts';
import { type PaymentProvider, ProviderAway } from './provider/provider.ts';
import type { Payments } from './provider/payments.ts';
import { redirectTo } from './provider/redirect.ts';
import { checkedTerms } from './terms.ts';

/** What is asked for: a package, and the price that was shown. */
export interface Wanted {
  tenantId: string;
  staffId: string;
  /** Made by the client; it makes one order. */
  orderId: string;
  packageId: string;
  durationId: string;
  /** When it begins; undefined for a caller who knows of no choice. */
  starts: PlanStart | undefined;
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
  const isSame =
    row.packageId === wanted.packageId &&
    row.durationId === wanted.durationId &&
    row.starts === (wanted.starts ?? 'AT_END');
  if (!isSame || row.charged !== rupees(wanted.amount)) throw new Refused('KEY_REUSED');
  if (row.redirectUrl === null) throw new Refused('STILL_RUNNING');
  return row.redirectUrl;
}

/** What an order is kept with that no payment service takes, because credit pays all of it. */
const BY_CREDIT = 'credit';

/**
 * Binds a new order to the shop, the package, the duration and the amount; the earlier one of a repeated call. One
 * that credit pays in full is completed with it.
 */
async function placeOrder(
  { database, payments, now }: Paying,
  provider: PaymentProvider,
  wanted: Wanted,
): Promise<{ merchantOrderId: string } | { redirectUrl: string }> {
  const { tenantId, orderId } = wanted;
  return withTenantAndDirectory(database, tenantId, async (db, directory) => {
    const paidUntil = await lockPaidUntil(directory, tenantId);
    const earlier = await selectPayments(db).where('orderId', '=', orderId).executeTakeFirst();
    if (earlier) return { redirectUrl: repeated(earlier, wanted) };
    const account = await readAccount(db, { paidUntil, today: await shopDay(db, now) });
    const found = await findOffer(db, wanted.packageId, wanted.durationId);
    const { offer, starts, due, credit } = checkedTerms(account, found, wanted);
    const merchantOrderId = `G${randomBytes(16).toString('hex')}`;
    await directory.sql.insertInto('directory.merchantOrder').values({ merchantOrderId, tenantId }).execute();
    const order = {
      merchantOrderId,
      months: offer.months,
      charged: rupees(due),
      credit: rupees(credit),
      starts,
    };
    await db.sql
      .insertInto('subscriptionPayment')
      .values({
        ...order,
        tenantId,
        orderId,
        staffId: wanted.staffId,
        packageId: wanted.packageId,
        durationId: wanted.durationId,
        packageName: offer.name,
        duration: offer.duration,
        amount: offer.amount,
        tax: offer.tax,
        provider: due === 0 ? BY_CREDIT : provider.name,
        createdAt: now,
      })
      .execute();
    if (due === 0) {
      const redirectUrl = payments.returnUrl(merchantOrderId);
      const change = { ...(await activate(db, directory, order, now)), state: 'COMPLETED', redirectUrl };
      await updateOrder(db, merchantOrderId, change);
      return { redirectUrl };
    }
    await directory.sql
      .updateTable('directory.tenant')
      .set({ merchantOrderId })
      .where('tenantId', '=', tenantId)
      .execute();
    return { merchantOrderId };
  });
}

async function updateOrder(
  { sql, tenantId }: TenantDb,
  merchantOrderId: string,
  change: Updateable<TenantTables['subscriptionPayment']>,
): Promise<void> {
  await sql
    .updateTable('subscriptionPayment')
    .set(change)
    .where('tenantId', '=', tenantId)
    .where('merchantOrderId', '=', merchantOrderId)
    .execute();
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
    await withTenant(database, tenantId, (db) => updateOrder(db, merchantOrderId, { redirectUrl }));
    return redirectUrl;
  } catch (error) {
    if (!(error instanceof ProviderAway)) throw error;
    log.error({ err: error, merchantOrderId }, 'an order could not be placed with the payment service');
    // Without its key, so that the same call makes a new one.
    const failed = { state: 'FAILED', orderId: null };
    await withTenant(database, tenantId, (db) => updateOrder(db, merchantOrderId, failed));
    throw new Refused('PAYMENT_PROVIDER_AWAY');
  }
}
