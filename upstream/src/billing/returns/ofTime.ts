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

/** A time that a slice sold as a service of a bill, and of which some is not used. */
export interface UnusedTime {
  documentId: string;
  /** The service of the catalogue that stands on the bill. */
  itemId: string;
  share: TimeShare;
}

/** What the unused days come to: off what is due on their bill, the rest is kept or given back. */
export interface TimeCredit {
  totals: ReturnTotals;
  againstDue: Paise;
  rest: Paise;
}

/** Whoever may end the time may credit it, also on a bill that his own list leaves out. */
const EVERY_BILL = { employeeId: null };

/** The line of the time, and what comes back of it; refuses a bill of which something came back, or without the line. */
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
 * What unused time comes to as a credit; undefined where no bill stands.
 * @throws Refused at `period` where something of the bill came back, or where it has no such line any more
 */
export async function quoteTime(db: TenantDb, time: UnusedTime): Promise<TimeCredit | undefined> {
  const sold = await readSold(db, EVERY_BILL, time.documentId);
  return sold && sold.row.canceledAt === null ? creditOf(sold, time) : undefined;
}

/**
 * Makes the credit note of unused time in the caller's transaction and answers its id with what it comes to: first off what
 * is due, then as it was settled. Undefined where no bill stands, or where the days are worth nothing.
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
