import { type BasisPoints, type BillTotals, billTotals, type Paise, supplyTax } from '@galla/domain';
import type { TenantDb } from '../../db/tenant.ts';
import type { Caller } from '../../http/caller.ts';
import { makeDocument } from './create.ts';
import { loadShop, readParty } from './parties.ts';

/** A service that a slice sells on its own, quantity one. */
export interface ServiceSold {
  itemId: string;
  /** Before tax. */
  price: Paise;
}

/** No amounts are claimed: billing computes them and compares nothing. */
const UNSAID = {
  subtotal: undefined,
  gst: undefined,
  total: undefined,
  pending: undefined,
  itemCount: undefined,
  quantity: undefined,
  discount: undefined,
};

/**
 * Issues the invoice of services in the caller's transaction, fully unpaid; returns its id. Rates, totals, number and
 * notifications are those of every other bill.
 * @throws Refused CUSTOMER_MISSING where the caller may not bill the customer
 */
export const issueServices = (
  { db, caller, now }: { db: TenantDb; caller: Caller; now: Date },
  sold: { customerId: string; services: readonly ServiceSold[]; description: string },
): Promise<string> =>
  makeDocument(
    db,
    caller,
    {
      type: 'INVOICE',
      customerId: sold.customerId,
      employeeId: undefined,
      paymentMode: 'CASH',
      lines: sold.services.map(({ itemId, price }, at) => ({
        at,
        kind: 'SERVICE',
        itemId,
        variantId: undefined,
        quantity: 1000,
        price,
        claimed: { amount: undefined, total: undefined },
      })),
      zeroConfirmed: true,
      discount: undefined,
      advance: 0,
      payments: undefined,
      buyer: undefined,
      deliveryDate: undefined,
      payOn: undefined,
      description: sold.description,
      extra: {},
      refNumber: undefined,
      prescription: undefined,
      claimed: UNSAID,
    },
    now,
  );

/** An unknown customer, who counts as local. */
const NOBODY = { gstin: null, stateCode: null };

/**
 * Computes what `issueServices` would bill now, without writing.
 * @param sold `prices` before tax, one per service; without a customer the shop's own state applies
 * @throws Refused CUSTOMER_MISSING where the caller may not bill the customer
 */
export async function quoteServices(
  { db, caller, now }: { db: TenantDb; caller: Caller; now: Date },
  sold: { customerId: string | undefined; prices: readonly Paise[]; hsn: string; gst: BasisPoints },
): Promise<BillTotals> {
  const shop = await loadShop(db);
  const customer = sold.customerId === undefined ? NOBODY : await readParty(db, caller, sold.customerId, now);
  const tax = supplyTax(shop, customer, { kind: 'SERVICE', hsn: sold.hsn, gst: sold.gst });
  const lines = sold.prices.map((price) => ({ price, quantity: 1000, taxInclusive: false, ...tax }));
  return billTotals(lines, undefined, shop);
}
