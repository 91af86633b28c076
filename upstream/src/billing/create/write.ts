import { type Day, isDay, type Paise, partyState, percentText, quantityText, rupees } from '@galla/domain';
import { type Insertable, type InsertObject, sql } from 'kysely';
import type { TenantDb, TenantTables } from '../../db/tenant.ts';
import type { Caller } from '../../http/caller.ts';
import type { IssuedNumber } from '../number.ts';
import { writePayments } from '../payments/write.ts';
import { takeOverLines } from '../split/ofLines.ts';
import { takeOverParts } from '../split/write.ts';
import { supplierColumns } from '../supplier.ts';
import { type CheckedDraft, partsOf } from './draft.ts';
import { earningColumns, withEarningAmounts } from './earnings.ts';
import { takeOver, type TakenOver } from '../convert/takeOver.ts';
import type { BilledCustomer, Shop } from './parties.ts';
import type { Billed, PricedLine } from './totals.ts';

/** A checked document with everything needed to write it. */
export interface Checked {
  id: string;
  draft: CheckedDraft;
  billed: Billed;
  shop: Shop;
  customer: BilledCustomer;
  biller: { id: string; name: string };
  caller: Caller;
  now: Date;
  /** The shop's day at `now`. */
  today: string;
  /** The document it was converted from, with the payments that move. */
  from?: { id: string; sellerId: string | null; received: readonly TakenOver[] } | undefined;
}

/** The place of supply; the shop's own state unless a line is inter-state. */
function placeOfSupply({
  billed,
  shop,
  customer,
}: Pick<Checked, 'billed' | 'shop' | 'customer'>): string | null {
  const crosses = billed.lines.some(({ interState }) => interState);
  return (crosses ? partyState(customer) : partyState(shop)) ?? null;
}

/** The day of the eye test, else of the document. Values stored before validation may not be a valid day. */
function testDay({ test_date: tested }: Record<string, string | null>, issuedOn: Day): Day {
  return tested && isDay(tested) ? tested : issuedOn;
}

/** The columns for goods and sums of a document; an edit writes them again. */
export function sumColumns(
  checked: Pick<Checked, 'draft' | 'billed' | 'shop' | 'customer'> & { issuedOn: Day },
) {
  const { draft, billed } = checked;
  const { totals, pending } = billed;
  const { discount } = draft;
  const hasExtra = Object.keys(draft.extra).length > 0;
  return {
    placeOfSupply: placeOfSupply(checked),
    paymentMode: draft.paymentMode,
    itemCount: totals.itemCount,
    totalQuantity: quantityText(totals.quantity),
    subtotal: rupees(totals.subtotal),
    discountKind: discount?.kind ?? null,
    // Rupees and per cent both have two decimals.
    discountValue: discount ? rupees(discount.value) : null,
    discount: rupees(totals.discount),
    cgst: rupees(totals.cgst),
    sgst: rupees(totals.sgst),
    igst: rupees(totals.igst),
    gst: rupees(totals.gst),
    roundOff: rupees(totals.roundOff),
    total: rupees(totals.total),
    pending: rupees(pending),
    deliveryDate: draft.deliveryDate ?? null,
    payOn: pending > 0 ? (draft.payOn ?? null) : null,
    description: draft.description ?? null,
    formData: hasExtra ? JSON.stringify(draft.extra) : null,
    prescription: draft.prescription ? JSON.stringify(draft.prescription) : null,
    prescribedOn: draft.prescription ? testDay(draft.prescription, checked.issuedOn) : null,
  };
}

/** Whether commission is earned as money is received: like the order it bills, else by the shop's current setting. */
const onMoney = ({ tenantId }: TenantDb, from: string | undefined) => sql<boolean>`coalesce(
  (select commission_on_money from document source where source.tenant_id = ${tenantId}
    and source.id = ${from ?? null}::uuid and source.type = 'ORDER'),
  (select commission_on_money from tenant_setting where tenant_id = ${tenantId}), false)`;

function documentRow(
  db: TenantDb,
  checked: Checked,
  { number, financialYear, serial }: IssuedNumber,
): InsertObject<TenantTables, 'document'> {
  const { id, draft, shop, customer, biller, caller, now, today } = checked;
  return {
    tenantId: db.tenantId,
    id,
    type: draft.type,
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
    employeeId: biller.id,
    employeeName: biller.name,
    createdBy: caller.staffId,
    ...sumColumns({ ...checked, issuedOn: today }),
    advance: rupees(draft.advance),
    refNumber: draft.refNumber ?? null,
    convertedFrom: checked.from?.id ?? null,
    commissionOnMoney: onMoney(db, checked.from?.id),
  };
}

function lineRow(
  db: TenantDb,
  documentId: string,
  { line, goods, gst, amounts }: PricedLine,
  { at, amount }: { at: number; amount: Paise },
): Insertable<TenantTables['documentLine']> {
  return {
    tenantId: db.tenantId,
    documentId,
    ...(goods.lineId !== undefined && { id: goods.lineId }),
    position: at + 1,
    itemId: goods.itemId,
    variantId: goods.variantId ?? null,
    kind: goods.kind,
    name: goods.name,
    sku: goods.sku,
    hsn: goods.hsn,
    unit: goods.unit,
    quantity: quantityText(line.quantity),
    mrp: goods.mrp ?? rupees(line.price),
    price: rupees(line.price),
    discount: rupees(amounts.discount),
    taxable: rupees(amounts.taxable),
    gstPercentage: percentText(gst),
    cgst: rupees(amounts.cgst),
    sgst: rupees(amounts.sgst),
    igst: rupees(amounts.igst),
    total: rupees(amounts.total),
    ...earningColumns(goods, { amount, quantity: line.quantity }),
    taxInclusive: goods.taxInclusive,
    unitCost: goods.unitCost,
  };
}

/** Writes the lines of a document in order, each with what it earns the seller. */
export async function writeLines(
  db: TenantDb,
  documentId: string,
  billed: Pick<Billed, 'lines' | 'totals'>,
): Promise<void> {
  const lines = withEarningAmounts(billed);
  await db.sql
    .insertInto('documentLine')
    .values(lines.map(({ priced, amount }, at) => lineRow(db, documentId, priced, { at, amount })))
    .execute();
}

/** Writes the document, its lines and the payments made with it. */
export async function writeDocument(db: TenantDb, checked: Checked, number: IssuedNumber): Promise<void> {
  const { id, draft, billed, caller, now } = checked;
  await db.sql
    .insertInto('document')
    .values(documentRow(db, checked, number))
    .execute();
  await writeLines(db, id, billed);
  if (checked.from) {
    const { id: from, sellerId: before, received } = checked.from;
    const sellers = { before, after: checked.biller.id };
    await takeOverParts(db, from, id, sellers, { staffId: caller.staffId, now });
    await takeOverLines(db, from, id, sellers, { staffId: caller.staffId, now });
    return takeOver(db, received, { id, total: billed.totals.total });
  }
  await writePayments(db, {
    documentId: id,
    kind: 'ADVANCE',
    parts: partsOf(draft),
    pending: billed.totals.total,
    receivedBy: caller.staffId,
    now,
    ...((draft.payments ?? []).length === 0 && { fieldOf: () => 'advance' }),
  });
}
