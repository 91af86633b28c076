import { dayIn, type Paise, pendingAmount } from '@galla/domain';
import { sql } from 'kysely';
import type { TenantDb } from '../../db/tenant.ts';
import type { Caller } from '../../http/caller.ts';
import { milliOf, paiseOf } from '../../db/numeric.ts';
import { moneySaid } from '../../http/amounts.ts';
import { follow } from '../../jobs/index.ts';
import { announce } from '../../notifications/index.ts';
import { checkGivenAway, checkQuantities } from '../create/check.ts';
import { withCheckedPrescription } from '../prescriptions/check.ts';
import { checkClaims } from '../create/claims.ts';
import type { CheckedDraft, Draft } from '../create/draft.ts';
import { checkEarnings } from '../create/earnings.ts';
import { withCheckedForm } from '../create/form.ts';
import { notifyStock } from '../create/notify.ts';
import { loadBiller, loadShop } from '../create/parties.ts';
import { readDraft } from '../create/read.ts';
import { type Billed, compute } from '../create/totals.ts';
import { sumColumns, writeLines } from '../create/write.ts';
import { enforceLimits } from '../limits/enforce.ts';
import { dueReminder } from '../remind.ts';
import { clearLines, followSellerOnLines } from '../split/ofLines.ts';
import { followSeller } from '../split/write.ts';
import type { UpdatePayload } from '../updatePayload.ts';
import { documentTypeWord } from '../words.ts';
import { checkBefore, checkEdit, checkEditedMoney, checkIsPaid, checkMayEdit } from './check.ts';
import { editedGoods } from './goods.ts';
import { type Before, loadBefore } from './load.ts';
import { customerOf, shopOf } from './parties.ts';
import { moneyBack, refundWithEdit } from './refund.ts';
import { moveDifference } from './stock.ts';
import { changesBetween, isNothing, stateAfter, stateBefore, writeChange } from './trail.ts';

/** Fills in what the edit leaves out with the previous values. */
function withKept(draft: Draft, payload: UpdatePayload, { row }: Before, advance: Paise): Draft {
  const { pay_on: payOn, prescription_detail: prescription } = payload;
  return {
    ...draft,
    advance,
    payOn: payOn === undefined ? (row.payOn ?? undefined) : draft.payOn,
    prescription:
      prescription === undefined
        ? ((row.prescription as Draft['prescription'] | null) ?? undefined)
        : draft.prescription,
  };
}

async function billerOf(db: TenantDb, caller: Caller, { row }: Before, { employeeId }: Draft) {
  if (employeeId === undefined || employeeId === row.employeeId)
    return { employeeId: row.employeeId, employeeName: row.employeeName };
  const { id, name } = await loadBiller(db, caller, employeeId);
  return { employeeId: id, employeeName: name };
}

type Biller = Awaited<ReturnType<typeof billerOf>>;

/** Ids of removed lines; kept lines keep their ids. */
const goneLines = ({ lines }: Before, billed: Billed): string[] => {
  const kept = new Set(billed.lines.map(({ goods }) => goods.lineId));
  return lines.flatMap(({ id }) => (kept.has(id) ? [] : [id]));
};

/** Writes the document again, except for number, date, customer and payments. */
async function rewrite(
  db: TenantDb,
  { row, type }: Before,
  columns: ReturnType<typeof sumColumns> & Biller,
  { billed, today }: { billed: Billed; today: string },
): Promise<void> {
  const { tenantId } = db;
  await db.sql
    .deleteFrom('documentLine')
    .where('tenantId', '=', tenantId)
    .where('documentId', '=', row.id)
    .execute();
  await writeLines(db, row.id, billed);
  await db.sql
    .updateTable('document')
    .set({
      ...columns,
      revision: row.revision + 1,
      correctedOn: type === 'INVOICE' ? today : null,
      updatedAt: sql`now()`,
    })
    .where('tenantId', '=', tenantId)
    .where('id', '=', row.id)
    .execute();
}

/**
 * Edits a document in the caller's transaction. The document is locked first, so payments and other edits wait and then
 * see the result; stock moves by the difference; received money stays, and the pending amount follows. Each edit is
 * recorded in the document's history; one that changes nothing writes nothing.
 */
export async function updateDocument(
  db: TenantDb,
  caller: Caller,
  { id, body }: { id: string; body: UpdatePayload },
  now: Date,
): Promise<void> {
  const before = await loadBefore(db, caller, id);
  checkMayEdit(caller, before);
  const { row, type, received } = before;
  const payload = {
    ...body,
    type: body.type ?? documentTypeWord[type],
    customer_id: body.customer_id ?? row.customerId,
  };
  const expectedPending = moneySaid(payload.expected_pending, 'expected_pending');
  checkBefore(before, { revision: payload.expected_revision, pending: expectedPending });

  const today = dayIn(caller.timeZone, now);
  const reason = payload.reason?.trim() || undefined;
  const said = readDraft(payload);
  const advance = payload.form_data.advance == null ? undefined : said.advance;
  const sent: Draft = withKept(said, payload, before, said.advance);
  checkEdit(sent, before, { reason, advance, today });
  const formed: CheckedDraft = await withCheckedForm(db, caller, sent);
  // A prescription that was not sent stays as it is, and is not checked against today's rules.
  const draft =
    payload.prescription_detail === undefined
      ? formed
      : await withCheckedPrescription(db, caller, formed, today);

  const customer = customerOf(before);
  const shop = shopOf(before, await loadShop(db));
  const biller = await billerOf(db, caller, before, draft);
  const chosen = await editedGoods(db, before, { lines: draft.lines, sellerId: biller.employeeId });
  checkQuantities(chosen);
  const computed = compute(draft, chosen, shop, customer);
  const back = moneyBack(payload, before, computed.totals.total);
  const kept = received - back;
  const pending = type === 'PROPOSAL' ? 0 : pendingAmount(computed.totals.total, kept);
  const billed = { ...computed, pending };
  checkEditedMoney(draft, billed, { ...before, received: kept }, shop);
  checkEarnings(billed);
  checkClaims(draft, billed, kept);
  checkIsPaid(payload.IsPaid, pending);
  checkGivenAway(draft, billed);
  const agreed = {
    subtotal: paiseOf(row.subtotal),
    discount: paiseOf(row.discount),
    lines: new Map(
      before.lines.map((line) => [line.id, { price: paiseOf(line.price), quantity: milliOf(line.quantity) }]),
    ),
  };
  const lifted = await enforceLimits(db, caller, { billed, approval: draft.approval, before: agreed }, now);

  const columns = { ...sumColumns({ draft, billed, shop, customer, issuedOn: row.issuedOn }), ...biller };
  const changes = changesBetween(stateBefore(before), stateAfter(columns, billed));
  // Nothing changed on the document, so there is nothing to record or to notify; two sellers may have the same name.
  if (isNothing(changes) && columns.employeeId === row.employeeId) return;

  const edit = { staffId: caller.staffId, now };
  const { taken, left } = await moveDifference(db, before, chosen, edit);
  const { row: refunded } = await refundWithEdit(db, { caller, now }, before, payload, back);
  await rewrite(db, before, columns, { billed, today });
  const sellers = { before: row.employeeId, after: biller.employeeId };
  await clearLines(db, goneLines(before, billed));
  await followSeller(db, { documentId: id }, sellers, edit);
  await followSellerOnLines(db, id, sellers, edit);
  await lifted?.spend({ documentId: id });
  await writeChange(db, refunded, columns, changes, { ...edit, reason });
  await notifyStock(db, { chosen, taken, left }, now);
  if (row.payOn !== null || columns.payOn !== null) await follow(db, dueReminder, [id], now);
  await announce(db, { event: 'document', id, to: ['billing-history:view', 'billing:view'] });
}
