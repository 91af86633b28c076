import { randomUUID } from 'node:crypto';
import type { TestShop } from '@galla/upstream/testing';
import type { Planted } from './plant.ts';

type Db = Parameters<Parameters<TestShop['within']>[0]>[0];

const AT = new Date('2026-11-19T08:00:00Z');

/**
 * Parts of the bill: a line and its commission, a payment, a credit note, an edit. Also bills in the trash, and one
 * deleted permanently.
 */
export async function plantBill(
  db: Db,
  ids: Planted,
  { mark, serial }: { mark: string; serial: number },
): Promise<void> {
  const { sql, tenantId } = db;
  const lineId = randomUUID();
  await sql
    .insertInto('documentLine')
    .values({
      tenantId,
      id: lineId,
      documentId: ids.document,
      position: 1,
      itemId: ids.product,
      variantId: ids.variant,
      kind: 'PRODUCT',
      name: `${mark} line`,
      unit: 'pc',
      quantity: '1',
      mrp: '100',
      price: '100',
      taxable: '100',
      gstPercentage: '0',
      cgst: '0',
      sgst: '0',
      igst: '0',
      total: '100',
    })
    .execute();
  await sql
    .insertInto('documentLineSplit')
    .values({
      tenantId,
      documentId: ids.document,
      lineId,
      employeeId: ids.staff,
      lower: 0,
      upper: 100,
      setBy: ids.staff,
      setAt: AT,
    })
    .execute();
  const money = { tenantId, documentId: ids.document, mode: 'UPI', reference: mark, receivedBy: ids.staff };
  await sql
    .insertInto('payment')
    .values([
      {
        ...money,
        id: ids.payment,
        kind: 'PAYMENT',
        amount: '50',
        previousPending: '100',
        newPending: '50',
        createdAt: AT,
      },
      {
        ...money,
        id: ids.refund,
        kind: 'REFUND',
        round: 1,
        amount: '10',
        previousPending: '50',
        newPending: '60',
        number: `26-27/F/${serial}`,
        financialYear: '26-27',
        serial,
        createdAt: new Date(AT.getTime() + 1),
      },
    ])
    .execute();
  await plantNote(db, ids, { mark, serial, lineId });
  await sql
    .insertInto('documentChange')
    .values({
      tenantId,
      id: randomUUID(),
      documentId: ids.document,
      revision: 1,
      staffId: ids.staff,
      reason: mark,
      previousTotal: '90',
      newTotal: '100',
      previousPending: '90',
      newPending: '100',
      fields: JSON.stringify([{ field: 'description', before: null, after: mark }]),
      lines: '[]',
      createdAt: AT,
    })
    .execute();
  await plantTrash(db, ids, { mark, serial });
}

/** Half of the line is returned. */
async function plantNote(
  { sql, tenantId }: Db,
  ids: Planted,
  { mark, serial, lineId }: { mark: string; serial: number; lineId: string },
): Promise<void> {
  const amounts = {
    tenantId,
    taxable: '50',
    cgst: '0',
    sgst: '0',
    igst: '0',
    discount: '0',
    total: '50',
  };
  await sql
    .insertInto('creditNote')
    .values({
      ...amounts,
      id: ids.creditNote,
      documentId: ids.document,
      number: `26-27/C/${serial}`,
      financialYear: '26-27',
      serial: serial + 1,
      issuedAt: AT,
      issuedOn: '2026-11-19',
      reason: 'OTHER',
      note: mark,
      roundOff: '0',
      createdBy: ids.staff,
    })
    .execute();
  await sql
    .insertInto('creditNoteLine')
    .values({ ...amounts, creditNoteId: ids.creditNote, lineId, quantity: '0.5', condition: 'STOCK' })
    .execute();
}

async function plantTrash(
  { sql, tenantId }: Db,
  ids: Planted,
  { mark, serial }: { mark: string; serial: number },
): Promise<void> {
  const made = { tenantId, type: 'INVOICE', financialYear: '26-27', issuedOn: '2026-11-19' };
  const trashed = {
    ...made,
    issuedAt: AT,
    customerId: ids.customer,
    customerName: `${mark} customer`,
    customerMobile: '9829041526',
    supplierName: mark,
    employeeId: ids.staff,
    employeeName: mark,
    createdBy: ids.staff,
    paymentMode: 'CASH',
    itemCount: 0,
    totalQuantity: '0',
    subtotal: '100',
    cgst: '0',
    sgst: '0',
    igst: '0',
    gst: '0',
    total: '100',
    advance: '0',
    pending: '100',
    description: mark,
    canceledAt: AT,
    trashedAt: AT,
    trashedBy: ids.staff,
    trashedByName: mark,
  };
  await sql
    .insertInto('document')
    .values([
      { ...trashed, id: ids.trashed, serial: 70_000 + serial, number: `26-27/Y/${serial}` },
      { ...trashed, id: ids.doomed, serial: 60_000 + serial, number: `26-27/X/${serial}` },
    ])
    .execute();
  await sql
    .insertInto('deletedDocument')
    .values({
      ...made,
      id: randomUUID(),
      serial: 50_000 + serial,
      number: `${mark} ${serial}`,
      deletedBy: ids.staff,
      deletedAt: AT,
    })
    .execute();
}
