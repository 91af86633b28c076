import { dayIn, largestMode } from '@galla/domain';
import { newId } from '../../db/id.ts';
import type { TenantDb } from '../../db/tenant.ts';
import type { Caller } from '../../http/caller.ts';
import { follow } from '../../jobs/index.ts';
import { nextNumber } from '../number.ts';
import { withCheckedPrescription } from '../prescriptions/check.ts';
import type { DocumentPayload } from '../payload.ts';
import { dueReminder } from '../remind.ts';
import { namedOrder } from '../convert/named.ts';
import { closeSource } from '../convert/source.ts';
import { acceptProposal } from './accept.ts';
import { enforceLimits } from '../limits/enforce.ts';
import { checkBuyer, checkDraft, checkGivenAway, checkMoney, checkQuantities } from './check.ts';
import { checkClaims } from './claims.ts';
import type { CheckedDraft, Draft } from './draft.ts';
import { checkEarnings } from './earnings.ts';
import { withCheckedForm } from './form.ts';
import { loadGoods } from './goods.ts';
import { moveStock } from './moveStock.ts';
import { loadBiller, loadCustomer, loadShop, seeCustomer } from './parties.ts';
import { readDraft } from './read.ts';
import { partsAtCreation } from '../split/atCreation.ts';
import type { PartsSent } from '../split/payload.ts';
import { writeParts } from '../split/write.ts';
import { checkStock, takenBy } from './stock.ts';
import { notifyAssigned, notifyStock } from './notify.ts';
import { compute } from './totals.ts';
import { writeDocument } from './write.ts';

/**
 * Makes a document in the caller's transaction; returns its id. All refusals come first. Then an invoice takes its
 * stock, while an order or a proposal only checks it. The number comes last, because every bill of the shop waits for
 * it until the transaction commits.
 */
export async function createDocument(
  db: TenantDb,
  caller: Caller,
  payload: DocumentPayload & { commission_parts?: PartsSent | null },
  now: Date,
): Promise<string> {
  const sent: Draft = readDraft(payload);
  const today = dayIn(caller.timeZone, now);
  checkDraft(sent, today);
  const formed = await withCheckedForm(db, caller, sent);
  const checked = await withCheckedPrescription(db, caller, formed, today);
  const parts = await partsAtCreation(db, payload.commission_parts, sent.type);
  const documentId = await makeDocument(db, caller, checked, now, { limited: true });
  if (parts) await writeParts(db, { documentId }, parts, { staffId: caller.staffId, now });
  return documentId;
}

/**
 * Makes a document from a draft that is already checked, or that no person entered, so that the shop's forms do not
 * apply; otherwise like `createDocument`.
 * @param limited whether a person chose prices and discount, so that the seller's limits apply
 */
export async function makeDocument(
  db: TenantDb,
  caller: Caller,
  draft: CheckedDraft,
  now: Date,
  { limited = false } = {},
): Promise<string> {
  const today = dayIn(caller.timeZone, now);
  const order = await namedOrder(db, caller, draft);
  const known = await loadCustomer(db, caller, draft.customerId, now);
  const customer = known.walkIn && draft.buyer ? { ...known, ...draft.buyer } : known;
  const biller = await loadBiller(db, caller, draft.employeeId);
  const shop = await loadShop(db);
  const chosen = await loadGoods(db, draft.lines, biller.id);
  checkQuantities(chosen);
  const billed = compute(draft, chosen, shop, customer);
  checkMoney(draft, billed.totals, shop);
  checkEarnings(billed);
  checkBuyer(draft, billed, customer);
  checkClaims(draft, billed);
  checkGivenAway(draft, billed);
  const lifted = limited
    ? await enforceLimits(db, caller, { billed, approval: draft.approval }, now)
    : undefined;

  const id = newId();
  const sells = draft.type === 'INVOICE';
  const taken = takenBy(chosen);
  await checkStock(db, taken, sells);
  const left = sells ? await moveStock(db, taken, { documentId: id, staffId: caller.staffId, now }) : [];
  await notifyStock(db, { chosen, taken, left }, now);
  if (!customer.walkIn) await seeCustomer(db, customer.id, now);
  const number = await nextNumber(db, draft.type, today);
  const paid = order ? { ...draft, paymentMode: largestMode(order.received) ?? draft.paymentMode } : draft;
  const checked = { id, draft: paid, billed, shop, customer, biller, caller, now, today };
  const from = order && {
    id: order.row.id,
    sellerId: order.row.employeeId,
    received: order.received,
  };
  await writeDocument(db, { ...checked, from }, number);
  await lifted?.spend({ documentId: id });
  if (order) await closeSource(db, order.row, now);
  await acceptProposal(db, checked);
  if (draft.payOn !== undefined) await follow(db, dueReminder, [id], now);
  await notifyAssigned(db, checked, number.number);
  return id;
}
