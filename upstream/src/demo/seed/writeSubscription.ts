import { addMonths, chargedPrice, dayIn, DEFAULT_ZONE, rupees } from '@galla/domain';
import type { DirectoryDb } from '../../db/directory.ts';
import { newId } from '../../db/id.ts';
import { basisPointsOf, paiseOf } from '../../db/numeric.ts';
import type { TenantDb } from '../../db/tenant.ts';
import { insertRows } from './insertRows.ts';

/** How many months ago a demo shop paid for its year. */
const PAID_MONTHS_AGO = 2;
const MONTHS = 12;

/** The period that a demo shop has paid for, relative to today. */
export function paidPeriod(now: Date): { from: string; until: string } {
  const from = addMonths(dayIn(DEFAULT_ZONE, now), -PAID_MONTHS_AGO);
  return { from, until: addMonths(from, MONTHS) };
}

/** The payment of a demo shop's subscription: a year of Professional. */
export async function writeSubscription(
  db: TenantDb,
  directory: DirectoryDb,
  staffId: string,
  now: Date,
): Promise<void> {
  const offer = await db.sql
    .selectFrom('reference.packageDuration as duration')
    .innerJoin('reference.package as package', 'package.id', 'duration.packageId')
    .where('package.name', '=', 'Professional')
    .where('duration.months', '=', MONTHS)
    .select(['duration.id', 'duration.packageId', 'package.name', 'duration.duration', 'amount', 'tax'])
    .executeTakeFirst();
  // The operator of the installation may offer other packages.
  if (!offer) return;
  const merchantOrderId = `G${newId().replaceAll('-', '')}`;
  const { from, until } = paidPeriod(now);
  const at = new Date(`${from}T05:42:00Z`);
  await directory.sql
    .insertInto('directory.merchantOrder')
    .values({ merchantOrderId, tenantId: db.tenantId })
    .execute();
  await insertRows(db, 'subscriptionPayment', [
    {
      merchantOrderId,
      orderId: newId(),
      staffId,
      packageId: offer.packageId,
      durationId: offer.id,
      packageName: offer.name,
      duration: offer.duration,
      months: MONTHS,
      amount: offer.amount,
      tax: offer.tax,
      charged: rupees(chargedPrice({ amount: paiseOf(offer.amount), tax: basisPointsOf(offer.tax) })),
      provider: 'sandbox',
      state: 'COMPLETED',
      transactionId: `SBX${merchantOrderId.slice(-16).toUpperCase()}`,
      paymentMode: 'SANDBOX',
      paidAt: at,
      paidFrom: from,
      paidUntil: until,
      createdAt: at,
    },
  ]);
}
