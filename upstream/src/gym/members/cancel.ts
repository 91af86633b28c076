import {
  checkWay,
  formatMessage,
  type Paise,
  problem,
  type RefundWay,
  type ReturnSettlement,
  rupees,
  type TimeShare,
} from '@galla/domain';
import { creditTime, quoteTime, type TimeCredit } from '../../billing/index.ts';
import { Refused, refusedFor, refuseOn } from '../../http/refused.ts';
import type { Call } from '../../http/route.ts';
import { type CutPeriod, cutOf, endBefore, type Held } from './cut.ts';
import { held, seen, touch } from './write.ts';

type Writer = Pick<Call, 'db' | 'caller' | 'now'>;

/** The rights to take returns, which also allow giving money back for unused days (ADR 59). */
const GIVES_BACK = ['billing:edit', 'transactions-history:delete', 'billing-history:delete'] as const;

/** A membership to end today, as the caller saw it. */
export interface AskedCancel {
  memberId: string;
  periodId: string;
}

/** The amounts of ending a membership today. */
export interface CancelFigures {
  share: TimeShare;
  credit: TimeCredit | undefined;
}

async function plan(
  call: Writer,
  { periodId }: AskedCancel,
  found: Held,
): Promise<CancelFigures & { cut: CutPeriod }> {
  if (found.period.id !== periodId) throw new Refused('CHANGED_MEANWHILE');
  const cut = await cutOf(call, found);
  return { cut, share: cut.share, credit: cut.billed && (await quoteTime(call.db, cut.billed)) };
}

/** Computes what canceling would amount to now, without writing. Same refusals as canceling. */
export const quoteCancel = async (call: Writer, asked: AskedCancel): Promise<CancelFigures> =>
  plan(call, asked, await seen(call.db, asked.memberId));

/** Where the credit above the dues goes. */
export interface CancelSettlement {
  settlement: ReturnSettlement | undefined;
  refund: Partial<RefundWay>;
}

/** Problems of the settlement; none when there is nothing to settle. */
function checkSettled({ settlement, refund }: CancelSettlement, rest: Paise) {
  if (rest === 0 || settlement === 'CREDIT') return [];
  if (settlement === undefined) return [problem('settlement', 'INVALID_INPUT', 'returns.settlementMissing')];
  const { mode } = refund;
  if (mode === undefined) return [problem('refund_mode', 'INVALID_INPUT', 'returns.modeMissing')];
  return checkWay({ ...refund, mode }, 'refund_');
}

/**
 * Ends a running membership today: its unused days are credited, first against the dues of its bill; the rest is
 * refunded or kept as the customer's credit.
 * @throws Refused NOT_FOUND, CHANGED_MEANWHILE; INVALID_INPUT at `period` and at the settlement; PERMISSION_DENIED when
 * there is a credit and the caller may not give money back
 */
export async function cancel(
  call: Writer,
  asked: AskedCancel & CancelSettlement & { expected: { credit: Paise; rest: Paise } },
): Promise<void> {
  const { db, caller, now } = call;
  const found = await held(db, asked.memberId);
  const { cut, share, credit } = await plan(call, asked, found);
  const is = { credit: credit?.totals.total ?? 0, rest: credit?.rest ?? 0 };
  if (is.credit !== asked.expected.credit || is.rest !== asked.expected.rest)
    throw refusedFor(problem('expected_credit', 'CHANGED_MEANWHILE', 'faults.changedMeanwhile'), {
      credit: rupees(is.credit),
      rest: rupees(is.rest),
    });
  if (is.credit > 0 && !GIVES_BACK.some((right) => caller.rights.has(right)))
    throw new Refused('PERMISSION_DENIED');
  refuseOn(...checkSettled(asked, is.rest));
  const { settlement = 'CREDIT', refund } = asked;
  const note = formatMessage('members.creditNote', {
    plan: found.period.planName ?? '',
    unused: share.unused,
    days: share.days,
  });
  const credited = cut.billed && (await creditTime(call, cut.billed, { note, settlement, refund }));
  await endBefore(call, found, { today: cut.today, by: 'CANCEL', creditNoteId: credited?.id ?? null });
  await touch(db, asked.memberId, now);
}
