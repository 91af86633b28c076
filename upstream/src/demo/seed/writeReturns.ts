import { returnTotals } from '@galla/domain';
import { createCreditNote, readSold } from '../../billing/index.ts';
import type { TenantDb } from '../../db/tenant.ts';
import type { ShopData, ShopDocument } from '../types.ts';
import { ownerOf } from './owner.ts';
import { at, type Ids } from './places.ts';

/** A valid invoice. */
const sold = (document: ShopDocument): boolean =>
  document.type === 'INVOICE' && document.canceledAt === undefined && !document.prescription;
/** An unpaid bill of more than the value of a piece: the return reduces the dues. */
const owes = ({ pending, total, lines }: ShopDocument): boolean => pending === total && lines.length > 1;
/** A paid bill: the money is refunded. */
const isPaid = ({ pending, lines, walkIn }: ShopDocument): boolean =>
  pending === 0 && lines.length > 1 && walkIn !== true;

const BACK = [
  { is: owes, reason: 'WRONG_SIZE', settlement: undefined, refund: {} },
  { is: isPaid, reason: 'NOT_LIKED', settlement: 'REFUND', refund: { mode: 'CASH' } },
] as const;

/** Returns a piece from each of two recent bills today, using the product's own code. */
export async function writeReturns(db: TenantDb, data: ShopData, ids: Ids, now: Date): Promise<void> {
  const caller = ownerOf(db, data, ids);
  for (const { is, ...asked } of BACK) {
    const place = data.documents.findLastIndex((document) => sold(document) && is(document));
    if (place < 0) continue;
    const id = at(ids.documents, place);
    const invoice = await readSold(db, caller, id);
    if (!invoice) throw new Error('The demo lost an invoice');
    const last = invoice.bill.lines.length - 1;
    const quantities = invoice.bill.lines.map(({ quantity }, line) =>
      line === last ? Math.min(quantity, 1000) : 0,
    );
    const line = {
      lineId: at(invoice.lines, last).id,
      quantity: at(quantities, last),
      condition: 'STOCK' as const,
    };
    await createCreditNote(
      db,
      caller,
      {
        ...asked,
        documentId: id,
        note: undefined,
        lines: [line],
        expectedPending: invoice.pending,
        expectedTotal: returnTotals(invoice.bill, quantities).total,
      },
      now,
    );
  }
}
