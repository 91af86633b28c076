import { addDays, type DocumentType, type Paise, type PaymentMode, pendingAmount } from '@galla/domain';
import { dayOf } from '../clock.ts';
import type { Random } from '../random.ts';
import type { TradePlan } from '../trades/plan.ts';
import type { Payment } from '../types.ts';
import { openTime } from './moments.ts';

/** The part of a document that its payments depend on. */
export interface Bill {
  type: DocumentType;
  issuedAt: Date;
  total: Paise;
  mode: PaymentMode;
  createdBy: number;
}

export interface Settlement {
  advance: Paise;
  pending: Paise;
  payments: Payment[];
}

/** A planned payment: a share of the amount then pending, or all of it. */
interface Plan {
  at: Date;
  share: number;
  kind: Payment['kind'];
}

const MINUTE = 60_000;

/** A plausible share of an amount: in whole hundreds, or tens if small; at least ₹1. */
function roundShare(pending: Paise, share: number): Paise {
  if (share >= 1) return pending;
  const step = pending > 2_000_00 ? 100_00 : 10_00;
  return Math.min(pending, Math.max(1_00, Math.round((pending * share) / step) * step));
}

function later(random: Random, plan: TradePlan, from: Date, days: readonly [number, number]): Date {
  return openTime(random, plan, addDays(dayOf(from), random.int(...days)));
}

/** Cash is the advance of the bill; UPI is confirmed a moment later. */
function atOnce(random: Random, { mode, issuedAt }: Bill): Plan[] {
  if (mode === 'CASH') return [{ at: issuedAt, share: 1, kind: 'ADVANCE' }];
  return [{ at: new Date(issuedAt.getTime() + random.int(1, 4) * MINUTE), share: 1, kind: 'PAYMENT' }];
}

function inParts(random: Random, plan: TradePlan, { issuedAt }: Bill): Plan[] {
  const rest = later(random, plan, issuedAt, [1, 9]);
  return [
    { at: issuedAt, share: 0.3 + random.next() * 0.4, kind: 'ADVANCE' },
    ...(random.chance(0.35) ? [{ at: rest, share: 0.5, kind: 'PAYMENT' } as const] : []),
    ...(random.chance(0.6)
      ? [{ at: later(random, plan, rest, [1, 12]), share: 1, kind: 'PAYMENT' } as const]
      : []),
  ];
}

function onCredit(random: Random, plan: TradePlan, { issuedAt }: Bill): Plan[] {
  const at = later(random, plan, issuedAt, [2, 15]);
  if (random.chance(0.5)) return [{ at, share: 1, kind: 'PAYMENT' }];
  return random.chance(0.4) ? [{ at, share: 0.4, kind: 'PAYMENT' }] : [];
}

function plansFor(random: Random, plan: TradePlan, bill: Bill): Plan[] {
  if (bill.type === 'PROPOSAL') return [];
  if (bill.type === 'ORDER') return random.chance(0.7) ? inParts(random, plan, bill) : [];
  const way = random.weighted(['AT_ONCE', 'IN_PARTS', 'LATER'] as const, (one) => plan.paying[one]);
  if (way === 'AT_ONCE') return atOnce(random, bill);
  return way === 'IN_PARTS' ? inParts(random, plan, bill) : onCredit(random, plan, bill);
}

/** The payments of a document until `now`; each starts from the pending amount the previous one left. */
export function settle(
  random: Random,
  plan: TradePlan,
  bill: Bill,
  now: Date,
  receivers: readonly number[],
): Settlement {
  const due = plansFor(random, plan, bill).filter(({ at }) => at <= now);
  const payments: Payment[] = [];
  let pending = bill.total;
  for (const { at, share, kind } of due.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    const amount = roundShare(pending, share);
    if (amount === 0) continue;
    const mode = payments.length === 0 ? bill.mode : random.chance(plan.upi) ? 'UPI' : 'CASH';
    payments.push({
      kind,
      at,
      amount,
      previousPending: pending,
      newPending: pending - amount,
      mode,
      ...(mode === 'UPI' &&
        kind === 'PAYMENT' && {
          reference: `${random.int(100_000, 999_999)}${random.int(100_000, 999_999)}`,
        }),
      receivedBy: kind === 'ADVANCE' ? bill.createdBy : random.pick(receivers),
    });
    pending -= amount;
  }
  const sum = (of: Payment['kind']): Paise =>
    payments.filter((payment) => payment.kind === of).reduce((total, { amount }) => total + amount, 0);
  return {
    advance: sum('ADVANCE'),
    pending: bill.type === 'PROPOSAL' ? 0 : pendingAmount(bill.total, sum('ADVANCE'), sum('PAYMENT')),
    payments,
  };
}
