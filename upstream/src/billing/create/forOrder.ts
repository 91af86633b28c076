import {
  type BasisPoints,
  billTotals,
  type Day,
  type Discount,
  type Paise,
  partyState,
  type PaymentPart,
  percentText,
  rupees,
  supplyTax,
} from '@galla/domain';
import { newId } from '../../db/id.ts';
import type { TenantDb } from '../../db/tenant.ts';
import type { Caller } from '../../http/caller.ts';
import { Refused } from '../../http/refused.ts';
import { announce } from '../../notifications/index.ts';
import { nextNumber } from '../number.ts';
import { writePayments } from '../payments/write.ts';
import { supplierColumns } from '../supplier.ts';
import { loadShop } from './parties.ts';

/** Work to be billed: an order in pieces with its agreed amounts. */
export interface BilledWork {
  customerId: string;
  employee: { id: string; name: string };
  lines: readonly { name: string; code: string; quantity: number; price: Paise }[];
  discount: Discount | undefined;
  gst: BasisPoints;
  /** The agreed total; the invoice matches it to the paisa. */
  total: Paise;
  /** What was received before, oldest first; at most the total. */
  received: readonly (PaymentPart & { id: string; receivedBy: string; at: Date })[];
  deliveryDate: Day;
  refNumber: string;
}

async function readCustomer(db: TenantDb, id: string) {
  const row = await db.sql
    .selectFrom('customer')
    .where('tenantId', '=', db.tenantId)
    .where('id', '=', id)
    .select(['id', 'name', 'mobile', 'gstin', 'stateCode', 'address', 'city'])
    .forKeyShare()
    .executeTakeFirst();
  if (!row?.mobile) throw new Refused('CUSTOMER_MISSING');
  return { ...row, mobile: row.mobile, address: [row.address, row.city].filter(Boolean).join(', ') || null };
}

/**
 * Issues the invoice of work, with the money received before as its advance. GST is computed per line, as an invoice
 * shows it; any difference from the order's rounding goes into the round-off, so that both totals match.
 */
export async function issueForWork(
  { db, caller, now, today }: { db: TenantDb; caller: Caller; now: Date; today: Day },
  work: BilledWork,
): Promise<{ id: string; number: string }> {
  const { tenantId } = db;
  const shop = await loadShop(db);
  const customer = await readCustomer(db, work.customerId);
  // Sewing is a service of the shop, taxed at the rate of the order.
  const { interState } = supplyTax(shop, customer, { kind: 'SERVICE', hsn: null, gst: work.gst });
  const { gst: rate, discount } = work;
  const inputs = work.lines.map(({ price, quantity }) => {
    return { price, quantity: quantity * 1000, gst: rate, interState };
  });
  const totals = billTotals(inputs, discount, { discountBeforeTax: true });
  const lines = work.lines.flatMap((line, at) => {
    const amounts = totals.lines[at];
    return amounts ? [{ line, amounts }] : [];
  });
  const { subtotal, gst } = totals;
  const advance = work.received.reduce((total, { amount }) => total + amount, 0);
  const largest = work.received.toSorted((a, b) => b.amount - a.amount)[0];
  const id = newId();
  const { number, financialYear, serial } = await nextNumber(db, 'INVOICE', today);
  await db.sql
    .insertInto('document')
    .values({
      tenantId,
      id,
      type: 'INVOICE',
      number,
      financialYear,
      serial,
      issuedAt: now,
      issuedOn: today,
      customerId: customer.id,
      customerName: customer.name,
      customerMobile: customer.mobile,
      customerGstin: customer.gstin,
      customerAddress: customer.address,
      customerStateCode: customer.stateCode,
      ...supplierColumns(shop),
      registration: shop.registration,
      placeOfSupply: (interState ? partyState(customer) : partyState(shop)) ?? null,
      employeeId: work.employee.id,
      employeeName: work.employee.name,
      createdBy: caller.staffId,
      paymentMode: largest?.mode ?? 'CASH',
      itemCount: lines.length,
      totalQuantity: String(work.lines.reduce((count, { quantity }) => count + quantity, 0)),
      subtotal: rupees(subtotal),
      discountKind: discount?.kind ?? null,
      discountValue: discount ? rupees(discount.value) : null,
      discount: rupees(totals.discount),
      cgst: rupees(totals.cgst),
      sgst: rupees(totals.sgst),
      igst: rupees(totals.igst),
      gst: rupees(gst),
      roundOff: rupees(work.total - (subtotal - totals.discount + gst)),
      total: rupees(work.total),
      advance: rupees(advance),
      pending: rupees(work.total - advance),
      deliveryDate: work.deliveryDate,
      refNumber: work.refNumber,
    })
    .execute();
  await db.sql
    .insertInto('documentLine')
    .values(
      lines.map(({ line, amounts }, at) => ({
        tenantId,
        documentId: id,
        position: at + 1,
        itemId: null,
        kind: 'SERVICE',
        name: line.name,
        sku: line.code,
        hsn: null,
        unit: 'pcs',
        quantity: String(line.quantity),
        mrp: rupees(line.price),
        price: rupees(line.price),
        discount: rupees(amounts.discount),
        taxable: rupees(amounts.taxable),
        gstPercentage: percentText(work.gst),
        cgst: rupees(amounts.cgst),
        sgst: rupees(amounts.sgst),
        igst: rupees(amounts.igst),
        total: rupees(amounts.total),
      })),
    )
    .execute();
  let pending = work.total;
  for (const { receivedBy, at, ...part } of work.received) {
    await writePayments(db, { documentId: id, kind: 'ADVANCE', parts: [part], pending, receivedBy, now: at });
    pending -= part.amount;
  }
  await announce(db, { event: 'document', id, to: ['billing-history:view', 'billing:view'] });
  return { id, number };
}
