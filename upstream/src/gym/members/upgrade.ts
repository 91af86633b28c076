import {
  checkUpgrade,
  type Day,
  formatMessage,
  type Paise,
  problem,
  rupees,
  type TimeShare,
} from '@galla/domain';
import { creditTime, gstOn, quoteServices, quoteTime, type TimeCredit } from '../../billing/index.ts';
import { newId } from '../../db/id.ts';
import { paiseOf } from '../../db/numeric.ts';
import { Refused, refusedFor, refuseOn } from '../../http/refused.ts';
import type { Call } from '../../http/route.ts';
import { billOf } from '../dues/bill.ts';
import { GYM_SAC } from '../dues/services.ts';
import { type Bought, choose } from './choose.ts';
import { type CutPeriod, cutOf, endBefore, type Held } from './cut.ts';
import { held, seen, timeOf, touch } from './write.ts';

type Writer = Pick<Call, 'db' | 'caller' | 'now'>;

/** A request to upgrade the running period. */
export interface AskedUpgrade {
  memberId: string;
  /** The period that the caller saw. */
  periodId: string;
  subscription: string;
  duration: string;
}

/** The amounts of an upgrade: the credit, and the new period from today with its bill. */
export interface UpgradeFigures {
  share: TimeShare;
  credit: TimeCredit | undefined;
  next: { startsOn: Day; endsOn: Day };
  price: Paise;
  /** Total of the new bill, and the tax in it. */
  total: Paise;
  tax: Paise;
}

interface Planned {
  found: Held;
  cut: CutPeriod;
  bought: Bought;
  figures: UpgradeFigures;
}

/** Runs all checks of an upgrade and computes its amounts. */
async function plan(call: Writer, asked: AskedUpgrade, found: Held): Promise<Planned> {
  const { db } = call;
  const { member, period } = found;
  if (period.id !== asked.periodId) throw new Refused('CHANGED_MEANWHILE');
  const cut = await cutOf(call, found);
  const { subscription, duration } = asked;
  const has = { plan: period.planId ?? '', duration: period.durationId };
  refuseOn(...checkUpgrade({ plan: subscription, duration }, has).map(atWire));
  const bought = await choose(db, { subscription, duration, joins: false });
  if ('problem' in bought) throw refusedFor(bought.problem);
  const credit = cut.billed && (await quoteTime(db, cut.billed));
  const price = paiseOf(bought.price ?? '0');
  const gst = await gstOn(db, GYM_SAC, cut.today);
  const { total, gst: tax } = await quoteServices(call, {
    customerId: member.customerId,
    prices: [price],
    hsn: GYM_SAC,
    gst,
  });
  const next = timeOf(bought, cut.today);
  return { found, cut, bought, figures: { share: cut.share, credit, next, price, total, tax } };
}

/** Reports a problem at the wire's field name. */
const atWire = (one: ReturnType<typeof checkUpgrade>[number]) =>
  one.field === 'plan' ? { ...one, field: 'subscription' } : one;

/** Computes what an upgrade would amount to now, without writing. Same refusals as the upgrade. */
export const quoteUpgrade = async (call: Writer, asked: AskedUpgrade): Promise<UpgradeFigures> =>
  (await plan(call, asked, await seen(call.db, asked.memberId))).figures;

/** Refuses an upgrade that is based on outdated figures. */
function checkExpected({ credit, total }: UpgradeFigures, expected: { credit: Paise; total: Paise }): void {
  const is = { credit: credit?.totals.total ?? 0, total };
  if (is.credit === expected.credit && is.total === expected.total) return;
  const field = is.credit === expected.credit ? 'expected_total' : 'expected_credit';
  throw refusedFor(problem(field, 'CHANGED_MEANWHILE', 'faults.changedMeanwhile'), {
    credit: rupees(is.credit),
    total: rupees(is.total),
  });
}

/**
 * Changes a running period to another plan or duration from today on: its unused days are credited, first against the
 * dues of its bill, and a new period begins with its own bill. Of concurrent calls the second is refused.
 * @throws Refused NOT_FOUND, CHANGED_MEANWHILE; INVALID_INPUT at `period`, `subscription` or `duration`
 */
export async function upgrade(
  call: Writer,
  asked: AskedUpgrade & { expected: { credit: Paise; total: Paise } },
): Promise<void> {
  const { db, now } = call;
  const { found, cut, bought, figures } = await plan(call, asked, await held(db, asked.memberId));
  checkExpected(figures, asked.expected);
  const { member, period } = found;
  const note = formatMessage('members.creditNote', {
    plan: period.planName ?? '',
    unused: cut.share.unused,
    days: cut.share.days,
  });
  const credited = cut.billed && (await creditTime(call, cut.billed, { note, settlement: 'CREDIT' }));
  await endBefore(call, found, { today: cut.today, by: 'UPGRADE', creditNoteId: credited?.id ?? null });
  const next = { ...bought, ...figures.next };
  const documentId = await billOf(call, member.customerId, next);
  const { tenantId } = db;
  const own = { tenantId, id: newId(), memberId: member.id, previousId: period.id };
  await db.sql
    .insertInto('gymPeriod')
    .values({ ...own, ...next, documentId, createdAt: now, updatedAt: now })
    .execute();
  await touch(db, member.id, now);
}
