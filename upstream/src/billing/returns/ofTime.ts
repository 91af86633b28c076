import {
  creditAgainstDue,
  type Paise,
  problem,
  type RefundWay,
  type ReturnSettlement,
  type ReturnTotals,
  type TimeShare,
  timeShareTotals,
} from '@galla/domain';
import { newId } from '../../db/id.ts';
import type { TenantDb } from '../../db/tenant.ts';
import type { Caller } from '../../http/caller.ts';
import { refusedFor } from '../../http/refused.ts';
import { issueNote, settleNote } from './create.ts';
import { lockSold, readSold, type Sold } from './load.ts';

/** A period that a slice sold as a service on a bill, and that is partly unused. */
export interface UnusedTime {
  documentId: string;
  /** The catalogue service on the bill. */
  itemId: string;
  share: TimeShare;
}

/** The value of the unused days: it first reduces the dues of the bill; the rest is kept or refunded. */
export interface TimeCredit {
  totals: ReturnTotals;
  againstDue: Paise;
  rest: Paise;
}

/** A caller who may end the period may credit it, also on a bill that the caller's own list omits. */
const EVERY_BILL = { employeeId: null };

/** The line of the period and the part to credit; refuses a bill that already has a return or lacks the line. */
function creditOf(sold: Sold, { itemId, share }: UnusedTime): TimeCredit & { at: number } {
  if (sold.lines.some(({ returned }) => Number(returned ?? 0) > 0))
    throw refusedFor(problem('period', 'INVALID_INPUT', 'members.cutReturned'));
  const at = sold.lines.findIndex((line) => line.itemId === itemId);
  if (at === -1) throw refusedFor(problem('period', 'INVALID_INPUT', 'members.cutLineGone'));
  const totals = timeShareTotals(sold.bill, at, share);
  const againstDue = creditAgainstDue(totals.total, sold.pending);
  return { at, totals, againstDue, rest: totals.total - againstDue };
}

/**
 * The credit for an unused period; undefined without a valid bill.
 * @throws Refused at `period` when something of the bill was returned, or when it no longer has such a line
 */
export async function quoteTime(db: TenantDb, time: UnusedTime): Promise<TimeCredit | undefined> {
  const sold = await readSold(db, EVERY_BILL, time.documentId);
  return sold && sold.row.canceledAt === null ? creditOf(sold, time) : undefined;
}

/**
 * Makes the credit note for an unused period in the caller's transaction; returns its id and amounts: dues first, then
 * the chosen settlement. Undefined without a valid bill, or when the days have no value.
 * @throws as `quoteTime`
 */
export async function creditTime(
  { db, caller, now }: { db: TenantDb; caller: Caller; now: Date },
  time: UnusedTime,
  how: { note: string; settlement: ReturnSettlement; refund?: Partial<RefundWay> },
): Promise<(TimeCredit & { id: string }) | undefined> {
  const sold = await lockSold(db, EVERY_BILL, time.documentId);
  if (sold.row.canceledAt !== null) return undefined;
  const { at, ...credit } = creditOf(sold, time);
  const lineId = sold.lines[at]?.id;
  if (credit.totals.total === 0 || lineId === undefined) return undefined;
  const id = newId();
  const quantities = sold.bill.lines.map(({ quantity }, place) => (place === at ? quantity : 0));
  const { note, settlement, refund = {} } = how;
  const lines = [{ lineId, condition: 'STOCK' as const, time: time.share }];
  const asked = { reason: 'OTHER' as const, note, settlement, refund, lines };
  const checked = { quantities, totals: credit.totals, rest: credit.rest };
  const writing = { id, sold, asked, checked, caller, now };
  await issueNote(db, writing);
  await settleNote(db, writing);
  return { ...credit, id };
}
