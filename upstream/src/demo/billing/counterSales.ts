import { BUYER_LIMIT, largestMode, nextNotes, type Paise } from '@galla/domain';
import type { Payment, ShopDocument } from '../types.ts';

/** A small bill of the shop's own state, paid in cash when it was written: it could have been paid in any way. */
const isPlain = ({
  type,
  igst,
  subtotal,
  prescription,
  pending,
  payments,
  canceledAt,
}: ShopDocument): boolean =>
  type === 'INVOICE' &&
  igst === 0 &&
  subtotal < BUYER_LIMIT &&
  !prescription &&
  !canceledAt &&
  pending === 0 &&
  payments.length === 1 &&
  payments[0]?.mode === 'CASH';

/** The one payment of a bill, as others that come to as much. */
function paidBy(bill: ShopDocument, parts: readonly (Pick<Payment, 'mode' | 'amount'> & Partial<Payment>)[]) {
  let pending = bill.total;
  const payments = parts.flatMap((part) =>
    bill.payments.map((payment): Payment => {
      const previousPending = pending;
      pending -= part.amount;
      return { ...payment, ...part, previousPending, newPending: pending };
    }),
  );
  return { ...bill, payments, paymentMode: largestMode(payments) ?? bill.paymentMode };
}

/** Somebody without a name, who gives the next note and takes the change. */
function toWalkIn(bill: ShopDocument): ShopDocument {
  const { total } = bill;
  const tendered = nextNotes(total).at(-1);
  const cash = { mode: 'CASH' as const, amount: total, ...(tendered !== undefined && { tendered }) };
  return { ...paidBy(bill, [cash]), walkIn: true };
}

const byCard = (bill: ShopDocument): ShopDocument =>
  paidBy(bill, [{ mode: 'CARD', amount: bill.total, reference: '4711' }]);

/** What was in the purse in whole tens, and the rest by card. */
function split(bill: ShopDocument): ShopDocument {
  const cash: Paise = Math.floor(bill.total / 3 / 10_00) * 10_00;
  return paidBy(bill, [
    { mode: 'CASH', amount: cash },
    { mode: 'CARD', amount: bill.total - cash, reference: '2290' },
  ]);
}

const WAYS = [toWalkIn, byCard, split];

/** The least total that can be split into tens and a rest. */
const SPLITTABLE: Paise = 100_00;

/** Shows every way of paying: the latest bills that were plain cash go to a walk-in, by card, and split. */
export function withCounterSales(documents: readonly ShopDocument[]): ShopDocument[] {
  const plain = documents.filter((document) => isPlain(document) && document.total >= SPLITTABLE);
  const ways = new Map(WAYS.map((way, place) => [plain.at(-1 - place), way]));
  return documents.map((document) => ways.get(document)?.(document) ?? document);
}
