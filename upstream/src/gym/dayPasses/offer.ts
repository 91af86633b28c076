import { dayIn, type Paise, rupees } from '@galla/domain';
import { gstOn, quoteServices } from '../../billing/index.ts';
import { paiseOf } from '../../db/numeric.ts';
import type { Call } from '../../http/route.ts';
import { GYM_SAC } from '../dues/services.ts';

/** The price of a day pass. */
export interface Offer {
  /** Before tax. */
  price: Paise;
  total: Paise;
}

/** Today's price of a day pass; undefined when none are sold. */
export async function dayPassOffer(call: Pick<Call, 'db' | 'caller' | 'now'>): Promise<Offer | undefined> {
  const { db, caller, now } = call;
  const row = await db.sql
    .selectFrom('tenantSetting')
    .where('tenantId', '=', db.tenantId)
    .select('dayPassPrice')
    .executeTakeFirst();
  if (row?.dayPassPrice == null) return undefined;
  const price = paiseOf(row.dayPassPrice);
  const gst = await gstOn(db, GYM_SAC, dayIn(caller.timeZone, now));
  // The place of supply of training is the gym, whoever the customer is.
  const { total } = await quoteServices(call, { customerId: undefined, prices: [price], hsn: GYM_SAC, gst });
  return { price, total };
}

export const offerToWire = (offer: Offer | undefined) =>
  offer === undefined ? null : { price: rupees(offer.price), total_amount: rupees(offer.total) };
