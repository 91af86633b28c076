import {
  checkReturnable,
  checkReturned,
  checkReturnTotal,
  checkWay,
  creditAgainstDue,
  type Milli,
  type Paise,
  problem,
  type Problem,
  type RefundWay,
  type ReturnCondition,
  type ReturnReason,
  type ReturnSettlement,
  returnTotals,
  type ReturnTotals,
  rupees,
} from '@galla/domain';
import { refusedFor, refuseOn } from '../../http/refused.ts';
import type { Sold } from './load.ts';

/** A line to return. */
export interface AskedLine {
  lineId: string;
  quantity: Milli;
  condition: ReturnCondition;
}

/** A request to return goods. */
export interface AskedReturn {
  documentId: string;
  /** The pending amount and the value of the returned goods that the caller saw. */
  expectedPending: Paise;
  expectedTotal: Paise;
  reason: ReturnReason;
  note: string | undefined;
  lines: readonly AskedLine[];
  settlement: ReturnSettlement | undefined;
  refund: Partial<RefundWay>;
}

/** The quantity to return of each line of the invoice, in the order of its lines. */
function quantitiesOf({ lines, bill }: Sold, asked: readonly AskedLine[]): Milli[] {
  const places = new Map(lines.map(({ id }, at) => [id, at]));
  const quantities = lines.map(() => 0);
  const problems: (Problem | undefined)[] = [];
  let beyond: Problem | undefined;
  for (const [at, { lineId, quantity }] of asked.entries()) {
    const place = places.get(lineId);
    const sold = place === undefined ? undefined : bill.lines[place];
    if (place === undefined || !sold) {
      problems.push(problem(`items.${at}.line_id`, 'INVALID_INPUT', 'returns.lineUnknown'));
      continue;
    }
    if (quantities[place] !== 0)
      problems.push(problem(`items.${at}.line_id`, 'INVALID_INPUT', 'returns.lineTwice'));
    quantities[place] = quantity;
    const found = checkReturned(sold, quantity, `items.${at}.qty`);
    if (found?.code === 'RETURN_EXCEEDS_SOLD') beyond ??= found;
    else problems.push(found);
  }
  refuseOn(...problems);
  if (beyond) throw refusedFor(beyond, { left: String(beyond.params?.['left'] ?? '') });
  return quantities;
}

/** Refuses a request that is based on outdated figures. */
function checkExpected({ pending, row }: Sold, asked: AskedReturn, { total }: ReturnTotals): void {
  const details = { pending: row.pending, total: rupees(total) };
  const isPaid = asked.expectedPending !== pending;
  if (!isPaid && asked.expectedTotal === total) return;
  const field = isPaid ? 'expected_pending' : 'expected_total';
  throw refusedFor(problem(field, 'CHANGED_MEANWHILE', 'faults.changedMeanwhile'), details);
}

/** Checks where the amount above the dues goes; a refund mode is allowed only for a refund. */
function checkSettlement({ settlement, refund }: AskedReturn, rest: Paise): (Problem | undefined)[] {
  if (rest === 0) return [];
  if (settlement === undefined) return [problem('settlement', 'INVALID_INPUT', 'returns.settlementMissing')];
  if (settlement === 'CREDIT') return [];
  const { mode } = refund;
  if (mode === undefined) return [problem('refund_mode', 'INVALID_INPUT', 'returns.modeMissing')];
  return checkWay({ ...refund, mode }, 'refund_');
}

/** The value of a return, by line, and the amount above the invoice's dues. */
export interface CheckedReturn {
  quantities: Milli[];
  totals: ReturnTotals;
  rest: Paise;
}

/**
 * Runs all checks of a return.
 * @throws Refused DOCUMENT_FIXED, DOCUMENT_CANCELED, INVALID_INPUT, RETURN_EXCEEDS_SOLD with `left`, CHANGED_MEANWHILE
 * with `pending` and `total`
 */
export function checkReturn(sold: Sold, asked: AskedReturn): CheckedReturn {
  const { row, bill, isInvoice, pending } = sold;
  const fixed = checkReturnable({
    isInvoice,
    canceled: row.canceledAt !== null,
    fromOrder: row.orderId !== null,
    hasLeft: bill.lines.some(({ quantity, returned }) => returned < quantity),
  });
  if (fixed) throw refusedFor(fixed);
  const quantities = quantitiesOf(sold, asked.lines);
  const totals = returnTotals(bill, quantities);
  refuseOn(
    checkReturnTotal(totals.total),
    asked.reason === 'OTHER' && !asked.note
      ? problem('note', 'INVALID_INPUT', 'returns.noteMissing')
      : undefined,
  );
  checkExpected(sold, asked, totals);
  const rest = totals.total - creditAgainstDue(totals.total, pending);
  refuseOn(...checkSettlement(asked, rest));
  return { quantities, totals, rest };
}
