import { dayIn, rupees, quantityText, type TimeShare } from '@galla/domain';
import { sql } from 'kysely';
import { newId } from '../../db/id.ts';
import { paiseOf } from '../../db/numeric.ts';
import type { TenantDb } from '../../db/tenant.ts';
import type { Caller } from '../../http/caller.ts';
import { follow } from '../../jobs/index.ts';
import { announce } from '../../notifications/index.ts';
import { type IssuedNumber, nextNumber } from '../number.ts';
import { roundOf } from '../payments/write.ts';
import { writeRefund } from '../refunds/write.ts';
import { dueReminder } from '../remind.ts';
import { type AskedLine, type AskedReturn, type CheckedReturn, checkReturn } from './check.ts';
import { lockSold, type Sold } from './load.ts';
import { lockReturned, returnStock } from './stock.ts';

/** A credit note that passed all checks. */
export interface Writing {
  id: string;
  sold: Sold;
  asked: Pick<AskedReturn, 'reason' | 'note' | 'settlement' | 'refund'> & { lines: readonly WrittenLine[] };
  checked: CheckedReturn;
  caller: Caller;
  now: Date;
}

/** A returned line; for a sold period, its unused share. */
type WrittenLine = Pick<AskedLine, 'lineId' | 'condition'> & { time?: TimeShare };

const amountsOf = ({
  taxable,
  cgst,
  sgst,
  igst,
  discount,
  total,
}: Pick<CheckedReturn['totals'], 'taxable' | 'cgst' | 'sgst' | 'igst' | 'discount' | 'total'>) => ({
  taxable: rupees(taxable),
  cgst: rupees(cgst),
  sgst: rupees(sgst),
  igst: rupees(igst),
  discount: rupees(discount),
  total: rupees(total),
});

async function writeNote(db: TenantDb, writing: Writing, number: IssuedNumber): Promise<void> {
  const { id, sold, asked, checked, caller, now } = writing;
  const { tenantId } = db;
  const { totals, quantities } = checked;
  await db.sql
    .insertInto('creditNote')
    .values({
      tenantId,
      id,
      documentId: sold.row.id,
      ...number,
      issuedAt: now,
      issuedOn: dayIn(caller.timeZone, now),
      reason: asked.reason,
      note: asked.note ?? null,
      ...amountsOf(totals),
      roundOff: rupees(totals.roundOff),
      createdBy: caller.staffId,
    })
    .execute();
  const written = new Map(asked.lines.map((line) => [line.lineId, line]));
  const rows = sold.lines.flatMap(({ id: lineId }, at) => {
    const [quantity, amounts] = [quantities[at] ?? 0, totals.lines[at]];
    const line = written.get(lineId);
    if (quantity === 0 || !amounts || !line) return [];
    return [
      {
        tenantId,
        creditNoteId: id,
        lineId,
        quantity: quantityText(quantity),
        condition: line.condition,
        unusedDays: line.time?.unused ?? null,
        wholeDays: line.time?.days ?? null,
        ...amountsOf(amounts),
      },
    ];
  });
  await db.sql.insertInto('creditNoteLine').values(rows).execute();
}

/**
 * Writes the credit note as a step in the invoice's payment chain: it lowers the pending amount without being money.
 */
async function writeStep(db: TenantDb, writing: Writing, before: string): Promise<void> {
  const { id, sold, checked, caller, now } = writing;
  const { row } = sold;
  const { total } = checked.totals;
  const { tenantId } = db;
  const pending = rupees(paiseOf(before) - total);
  await db.sql
    .insertInto('payment')
    .values({
      tenantId,
      id: newId(),
      documentId: row.id,
      kind: 'CREDIT_NOTE',
      mode: 'CREDIT',
      creditNoteId: id,
      revision: row.revision,
      round: roundOf(db, row.id),
      amount: rupees(total),
      previousPending: before,
      newPending: pending,
      receivedBy: caller.staffId,
      createdAt: now,
    })
    .execute();
  await db.sql
    .updateTable('document')
    .set({
      pending,
      credited: sql`credited + ${rupees(total)}`,
      ...(paiseOf(pending) === 0 && { payOn: null }),
      updatedAt: sql`now()`,
    })
    .where('tenantId', '=', tenantId)
    .where('id', '=', row.id)
    .execute();
}

/** Issues a number for a credit note and writes it with its lines. */
export const issueNote = async (db: TenantDb, writing: Writing): Promise<void> =>
  writeNote(db, writing, await nextNumber(db, 'CREDIT_NOTE', dayIn(writing.caller.timeZone, writing.now)));

/**
 * Settles the value of a credit note. The amount above the dues is refunded first, so that no step of the payment chain
 * becomes negative; the rest reduces the dues.
 */
export async function settleNote(db: TenantDb, writing: Writing): Promise<void> {
  const { id, sold, asked, checked, caller, now } = writing;
  const { row } = sold;
  const { rest } = checked;
  let { pending } = row;
  if (rest > 0) {
    const mode = asked.settlement === 'CREDIT' ? 'CREDIT' : asked.refund.mode;
    if (!mode) throw new Error('A mode that was checked is missing');
    const { reference, bank } = asked.settlement === 'CREDIT' ? {} : asked.refund;
    const by = { staffId: caller.staffId, now, today: dayIn(caller.timeZone, now) };
    const given = { amount: rest, mode, reference, bank, creditNoteId: id, modeField: 'settlement' };
    const refund = await writeRefund(db, by, row, given);
    pending = refund.pending;
  }
  await writeStep(db, writing, pending);
  if (row.payOn !== null) await follow(db, dueReminder, [row.id], now);
  await announce(db, { event: 'document', id: row.id, to: ['billing-history:view', 'billing:view'] });
}

/**
 * Returns goods of an invoice in the caller's transaction; returns the id of the credit note. Stock and customer are
 * locked before numbers are issued.
 * @throws Refused NOT_FOUND, every refusal of `checkReturn`, INVALID_INPUT for credit of a walk-in
 */
export async function createCreditNote(
  db: TenantDb,
  caller: Caller,
  asked: AskedReturn,
  now: Date,
): Promise<string> {
  const sold = await lockSold(db, caller, asked.documentId);
  const checked = checkReturn(sold, asked);
  const back = await lockReturned(db, sold, asked.lines);
  const id = newId();
  const writing = { id, sold, asked, checked, caller, now };
  await issueNote(db, writing);
  await returnStock(db, back, { creditNoteId: id, staffId: caller.staffId, now });
  await settleNote(db, writing);
  return id;
}
