import {
  dayIn,
  type DocumentType,
  largestMode,
  type Paise,
  PAYMENT_MODES,
  problem,
  rupees,
} from '@galla/domain';
import { newId } from '../../db/id.ts';
import { paiseOf } from '../../db/numeric.ts';
import { oneOf } from '../../db/oneOf.ts';
import type { TenantDb } from '../../db/tenant.ts';
import type { Caller } from '../../http/caller.ts';
import { refusedFor } from '../../http/refused.ts';
import { follow } from '../../jobs/index.ts';
import { announce } from '../../notifications/index.ts';
import { notifyStock } from '../create/notify.ts';
import { moveStock } from '../create/moveStock.ts';
import { loadShop, type Shop } from '../create/parties.ts';
import { checkStock, takenBy } from '../create/stock.ts';
import { compute } from '../create/totals.ts';
import { writeDocument } from '../create/write.ts';
import type { DocumentRecord } from '../history/documents.ts';
import { listLines } from '../history/lines.ts';
import { nextNumber } from '../number.ts';
import { dueReminder } from '../remind.ts';
import { customerOf, shopOf } from '../update/parties.ts';
import { agreedDraft } from './draft.ts';
import { agreedGoods } from './lines.ts';
import { closeSource, lockSource, refuseConverted } from './source.ts';
import { receivedOn, type TakenOver } from './takeOver.ts';

/** A request to convert a document. */
export interface Conversion {
  documentId: string;
  to: DocumentType;
  /** The total that the caller saw. */
  expectedTotal?: Paise | undefined;
}

const READERS = ['billing-history:view', 'billing:view', 'transactions-history:view'] as const;

/** Refuses a source that was edited since the caller saw it, or whose tax no longer matches the shop. */
function refuseOld(row: DocumentRecord, { expectedTotal }: Conversion, now: Shop): void {
  const total = paiseOf(row.total);
  if (expectedTotal !== undefined && expectedTotal !== total) {
    const found = problem('expected_total', 'CHANGED_MEANWHILE', 'faults.changedMeanwhile');
    throw refusedFor(found, { total: row.total, pending: row.pending });
  }
  if (now.registration === row.registration && now.gstin === row.supplierGstin) return;
  throw refusedFor(problem('document_id', 'DOCUMENT_FIXED', 'billing.registrationChanged'));
}

/** Payments move to an invoice only; proposals have none, and an order takes none. */
const movedMoney = (db: TenantDb, row: DocumentRecord, to: DocumentType): Promise<TakenOver[]> =>
  row.type === 'ORDER' && to === 'INVOICE' ? receivedOn(db, row.id) : Promise.resolve([]);

/**
 * Makes the next document from an order or a proposal in the caller's transaction; returns its id. It happens at most
 * once, because the source is locked first. The new document has the same total, to the paisa. An invoice takes its
 * stock now; the number is issued last.
 */
export async function convertDocument(
  db: TenantDb,
  caller: Caller,
  asked: Conversion,
  now: Date,
): Promise<string> {
  const { documentId, to } = asked;
  const row = await lockSource(db, caller, documentId);
  refuseConverted(row, to);
  const current = await loadShop(db);
  refuseOld(row, asked, current);
  const lines = await listLines(db, caller, [documentId]);
  const discountInLines = lines.some(({ discount }) => paiseOf(discount) > 0);
  const before = { row, discountInLines, walkIn: false };
  const shop = shopOf(before, { ...current, roundOff: false });
  const customer = customerOf(before);
  const biller = { id: row.employeeId ?? caller.staffId, name: row.employeeName ?? caller.name };
  const chosen = await agreedGoods(db, row, lines, biller.id);
  const received = await movedMoney(db, row, to);
  const advance = received.reduce((sum, { amount }) => sum + amount, 0);
  const mode = largestMode(received) ?? oneOf(PAYMENT_MODES, row.paymentMode);
  const draft = agreedDraft(row, { type: to, advance, mode, lines: chosen.map(({ line }) => line) });
  const billed = compute(draft, chosen, shop, customer);
  if (rupees(billed.totals.total) !== row.total) throw new Error('What was agreed comes to another total');

  const id = newId();
  const sells = to === 'INVOICE';
  const taken = takenBy(chosen);
  await checkStock(db, taken, sells);
  const left = sells ? await moveStock(db, taken, { documentId: id, staffId: caller.staffId, now }) : [];
  await notifyStock(db, { chosen, taken, left }, now);
  await closeSource(db, row, now);
  const today = dayIn(caller.timeZone, now);
  const number = await nextNumber(db, to, today);
  const checked = { id, draft, billed, shop, customer, biller, caller, now, today };
  await writeDocument(db, { ...checked, from: { id: row.id, sellerId: row.employeeId, received } }, number);
  if (row.payOn !== null) await follow(db, dueReminder, [documentId], now);
  for (const one of [documentId, id]) await announce(db, { event: 'document', id: one, to: [...READERS] });
  return id;
}
