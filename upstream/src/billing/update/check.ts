import {
  checkCart,
  checkDiscount,
  checkEditable,
  checkPaymentMode,
  checkPayOn,
  checkReason,
  checkReceived,
  checkTotal,
  checkWalkIn,
  type Day,
  type DocumentType,
  discountLimit,
  formatMessage,
  isDay,
  MAX_MILLI,
  type Paise,
  problem,
  type Problem,
  refuse,
  rupees,
  type Toggle,
} from '@galla/domain';
import { paiseOf } from '../../db/numeric.ts';
import type { Caller } from '../../http/caller.ts';
import { Refused, refusedFor, refuseOn } from '../../http/refused.ts';
import type { CheckedDraft, Draft } from '../create/draft.ts';
import type { Shop } from '../create/parties.ts';
import type { Billed } from '../create/totals.ts';
import type { Before } from './load.ts';

/** The toggles by which a shop restricts its employees (spec 1 §6), by document type. */
const TOGGLES: Partial<Record<DocumentType, Toggle>> = { INVOICE: 'invoice_edit', ORDER: 'order_edit' };

/** Whether the shop lets the caller edit such documents. */
export function mayEdit({ toggles }: Pick<Caller, 'toggles'>, type: DocumentType): boolean {
  const toggle = TOGGLES[type];
  return toggle === undefined || toggles.has(toggle);
}

/** Refuses an employee who may not edit such documents in this shop. */
export function checkMayEdit(caller: Pick<Caller, 'toggles'>, { type }: Before): void {
  if (mayEdit(caller, type)) return;
  throw new Refused({ ...refuse('PERMISSION_DENIED'), message: formatMessage('rights.toggledOff') });
}

/** The state that the caller saw when the edit began; undefined values are not compared. */
export interface Expected {
  revision: number | undefined;
  pending: Paise | undefined;
}

/** Refuses to edit a fixed document, and one that was edited or paid since the caller saw it. */
export function checkBefore(before: Before, { revision, pending }: Expected): void {
  const { row } = before;
  const fixed = checkEditable(before);
  if (fixed) throw refusedFor(fixed);
  const edited = revision !== undefined && revision !== row.revision;
  const paid = pending !== undefined && pending !== paiseOf(row.pending);
  if (!edited && !paid) return;
  const field = edited ? 'expected_revision' : 'expected_pending';
  const details = { revision: row.revision, pending: row.pending, total: row.total };
  throw refusedFor(problem(field, 'CHANGED_MEANWHILE', 'faults.changedMeanwhile'), details);
}

const wrong = (field: string): Problem => problem(field, 'INVALID_INPUT', 'faults.invalidInput');

/** Type, customer and origin can't change; the advance may be sent only with its existing value. */
function checkKept(draft: Draft, { row, type }: Before, advance: Paise | undefined): (Problem | undefined)[] {
  const { payments = [], paymentMode } = draft;
  const paidAtOnce = paiseOf(row.advance) > 0;
  return [
    draft.type === type ? undefined : wrong('type'),
    draft.customerId === row.customerId ? undefined : wrong('customer'),
    draft.refNumber === undefined || draft.refNumber === row.refNumber ? undefined : wrong('refNumber'),
    draft.buyer === undefined ? undefined : wrong('buyer'),
    payments.length === 0 ? undefined : problem('payments', 'INVALID_INPUT', 'billing.paymentsStay'),
    advance === undefined || advance === paiseOf(row.advance)
      ? undefined
      : problem('advance', 'INVALID_INPUT', 'billing.paymentsStay'),
    paidAtOnce && paymentMode !== row.paymentMode
      ? problem('paymentMode', 'INVALID_INPUT', 'billing.paymentsStay')
      : undefined,
  ];
}

/** Checks that need no database lookup (spec 2 §5). A promised day in the past may stay. */
export function checkEdit(
  draft: Draft,
  before: Before,
  edit: { reason: string | undefined; advance: Paise | undefined; today: Day },
): asserts draft is CheckedDraft {
  const { reason, advance, today } = edit;
  const { deliveryDate, payOn } = draft;
  const late = deliveryDate !== undefined && (!isDay(deliveryDate) || deliveryDate < today);
  refuseOn(
    checkCart(draft.lines.length),
    checkPaymentMode(draft.paymentMode, 'edit'),
    ...checkKept(draft, before, advance),
    late && deliveryDate !== before.row.deliveryDate
      ? problem('deliveryDate', 'INVALID_INPUT', 'billing.deliveryDatePast')
      : undefined,
    payOn === before.row.payOn ? undefined : checkPayOn(payOn, today),
    checkReason(before.type, reason),
  );
}

/** The edited total must be storable and not below the amount received; a walk-in's bill must be fully paid. */
export function checkEditedMoney(draft: Draft, billed: Billed, before: Before, shop: Shop): void {
  const { totals, pending } = billed;
  refuseOn(
    checkTotal(totals.subtotal + totals.gst),
    totals.quantity > MAX_MILLI ? problem('lines', 'AMOUNT_TOO_LARGE', 'billing.amountTooLarge') : undefined,
    checkDiscount(draft.discount, totals.subtotal, discountLimit(totals, shop)),
  );
  const { row, received, walkIn, type } = before;
  const over = checkReceived(totals.total, received);
  if (over) throw refusedFor(over, { received: rupees(received), total: rupees(totals.total) });
  if (!walkIn) return;
  const { customerName: name, customerAddress, customerStateCode } = row;
  const buyer = { name, address: customerAddress ?? '', stateCode: customerStateCode ?? '' };
  refuseOn(
    ...checkWalkIn({ type, pending, taxable: totals.taxable, buyer: customerAddress ? buyer : undefined }),
  );
}

/** `IsPaid` of an edit is 1 when nothing is pending, else 0 (spec 2 §4); if it is sent it must match. */
export function checkIsPaid(said: number | null | undefined, pending: Paise): void {
  if (said == null || said === (pending <= 0 ? 1 : 0)) return;
  const found = problem('IsPaid', 'TOTALS_DISAGREE', 'billing.totalsDisagree');
  throw new Refused(
    'TOTALS_DISAGREE',
    {},
    { problems: [found], details: { pending_amount: rupees(pending) } },
  );
}
