import { BUYER_LIMIT, largestMode, nextNotes, type Paise } from '@galla/domain';
import type { Payment, ShopDocument } from '../types.ts';

/** A small in-state bill paid in cash when it was made, which could as well have been paid in another mode. */
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

/** The bill with its single payment replaced by others of the same total. */
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

/** A sale to the walk-in, who pays with the next banknote and gets change. */
function toWalkIn(bill: ShopDocument): ShopDocument {
  const { total } = bill;
  const tendered = nextNotes(total).at(-1);
  const cash = { mode: 'CASH' as const, amount: total, ...(tendered !== undefined && { tendered }) };
  return { ...paidBy(bill, [cash]), walkIn: true };
}

const byCard = (bill: ShopDocument): ShopDocument =>
  paidBy(bill, [{ mode: 'CARD', amount: bill.total, reference: '4711' }]);

/** A split payment: whole tens in cash, and the rest by card. */
function split(bill: ShopDocument): ShopDocument {
  const cash: Paise = Math.floor(bill.total / 3 / 10_00) * 10_00;
  return paidBy(bill, [
    { mode: 'CASH', amount: cash },
    { mode: 'CARD', amount: bill.total - cash, reference: '2290' },
  ]);
}

const WAYS = [toWalkIn, byCard, split];

/** The lowest total that can be split into tens and a rest. */
const SPLITTABLE: Paise = 100_00;

/**
 * Demonstrates every way of paying: the latest plain cash bills become a walk-in sale, a card payment and a split
 * payment.
 */
export function withCounterSales(documents: readonly ShopDocument[]): ShopDocument[] {
  const plain = documents.filter((document) => isPlain(document) && document.total >= SPLITTABLE);
  const ways = new Map(WAYS.map((way, place) => [plain.at(-1 - place), way]));
  return documents.map((document) => ways.get(document)?.(document) ?? document);
}
