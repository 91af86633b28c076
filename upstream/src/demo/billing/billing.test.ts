import {
  addDays,
  billTotals,
  daysBetween,
  documentNumber,
  documentStatus,
  financialYear,
  partyState,
  pendingAmount,
  SERIES,
  times,
} from '@galla/domain';
import { expect, test } from 'vitest';
import { dayOf } from '../clock.ts';
import { CASES } from '../testing.ts';
import type { Item, Line, ShopDocument } from '../types.ts';
import { DAYS } from './moments.ts';

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** The input of a line in domain's shape. */
const input = (line: Line, items: readonly Item[]) => ({
  price: line.price,
  quantity: line.quantity,
  gst: line.gstRate,
  interState: line.interState,
  taxInclusive: items[line.item]?.taxInclusive ?? false,
});

test.each(CASES)(
  '$name: every total is what domain computes from the lines',
  ({ data: { documents, items } }) => {
    for (const document of documents) {
      const totals = billTotals(
        document.lines.map((line) => input(line, items)),
        document.discountChosen,
      );
      const { subtotal, discount, gst, cgst, sgst, igst, roundOff, total, itemCount, quantity } = totals;
      expect(document).toMatchObject({
        subtotal,
        discount,
        gst,
        cgst,
        sgst,
        igst,
        roundOff,
        total,
        itemCount,
        quantity,
      });
    }
  },
);

test.each(CASES)(
  '$name: lines sum to their document, and both halves of the tax are equal',
  ({ data: { documents, items } }) => {
    const isRight = (line: Line) =>
      line.cgst === line.sgst &&
      line.gst === line.cgst + line.sgst + line.igst &&
      line.total === line.taxable + line.gst &&
      (items[line.item]?.taxInclusive ? line.total : line.taxable) === times(line.price, line.quantity);
    for (const { lines, subtotal, gst, cgst, sgst, igst, discount, total } of documents) {
      expect(lines.filter((line) => !isRight(line))).toEqual([]);
      expect(sum(lines.map((line) => line.taxable))).toBe(subtotal);
      expect(sum(lines.map((line) => line.gst))).toBe(gst);
      expect([cgst, cgst + sgst + igst]).toEqual([sgst, gst]);
      expect(total).toBe(subtotal + gst - discount);
    }
  },
);

test.each(CASES)(
  '$name: IGST is borne across a border only',
  ({ data: { documents, customers, profile } }) => {
    const away = documents.filter(({ placeOfSupply }) => placeOfSupply !== profile.stateCode);
    const here = documents.filter(({ placeOfSupply }) => placeOfSupply === profile.stateCode);
    expect(here.filter(({ igst }) => igst !== 0)).toEqual([]);
    for (const { customer, placeOfSupply, lines } of away) {
      expect(placeOfSupply).toBe(partyState(customers[customer] ?? {}));
      expect(lines.some(({ interState }) => interState)).toBe(true);
    }
    expect(here.length).toBeGreaterThan(away.length);
  },
);

/** Follows the pending amount through the payments; returns its final value. */
function chain({ total, payments }: ShopDocument): number {
  let pending = total;
  for (const payment of payments) {
    expect(payment.previousPending).toBe(pending);
    expect(payment.newPending).toBe(pending - payment.amount);
    expect(payment.amount).toBeGreaterThan(0);
    pending = payment.newPending;
  }
  return pending;
}

test.each(CASES)('$name: a walk-in, a card and a split are among the bills', ({ data: { documents } }) => {
  const modes = documents.map(({ payments }) => payments.map(({ mode }) => mode).join(' and '));
  expect(modes).toEqual(expect.arrayContaining(['CARD', 'CASH and CARD']));
  const [sale, ...others] = documents.filter(({ walkIn }) => walkIn);
  expect(others).toEqual([]);
  expect(sale).toMatchObject({ type: 'INVOICE', pending: 0, payments: [{ mode: 'CASH' }] });
});

test.each(CASES)('$name: each payment starts where the one before ended', ({ data: { documents } }) => {
  for (const document of documents) {
    const { total, advance, pending, payments, status, canceledAt, issuedAt, type } = document;
    const paid = sum(payments.filter(({ kind }) => kind === 'PAYMENT').map(({ amount }) => amount));
    // A proposal is not a debt.
    const owed = type === 'PROPOSAL' ? 0 : pendingAmount(total, advance, paid);
    expect(pending).toBe(owed);
    expect(type === 'PROPOSAL' ? 0 : chain(document)).toBe(owed);
    expect(advance).toBe(sum(payments.filter(({ kind }) => kind === 'ADVANCE').map(({ amount }) => amount)));
    expect(status).toBe(documentStatus({ type, total, pending, cancelled: canceledAt !== undefined }));
    expect(payments.map(({ at }) => at)).toEqual(
      payments.map(({ at }) => at).toSorted((a, b) => a.getTime() - b.getTime()),
    );
    expect(payments.every(({ at }) => at >= issuedAt)).toBe(true);
    expect(payments.length > 0 && (canceledAt !== undefined || type === 'PROPOSAL')).toBe(false);
  }
});

test.each(CASES)(
  '$name: numbers count from 1 without a gap in each series and year, in order of time',
  ({ data }) => {
    const issued = [
      ...data.documents.map((one) => ({ ...one, kind: one.type, at: one.issuedAt, day: one.issuedOn })),
      ...data.quickBills.map((one) => ({ ...one, kind: 'QUICK_BILL' as const, day: dayOf(one.at) })),
    ];
    for (const { series, financialYear: year, lastSerial } of data.series) {
      const own = issued.filter((one) => one.kind === series && one.financialYear === year);
      expect(own.map(({ serial }) => serial)).toEqual(Array.from({ length: lastSerial }, (_, at) => at + 1));
      for (const { number, serial, day } of own) {
        expect([number, year]).toEqual([documentNumber(SERIES[series], year, serial), financialYear(day)]);
      }
      expect(own.map(({ at }) => at)).toEqual(
        own.map(({ at }) => at).toSorted((a, b) => a.getTime() - b.getTime()),
      );
    }
    expect(sum(data.series.map(({ lastSerial }) => lastSerial))).toBe(issued.length);
  },
);

test('a month over the first of April has both financial years, each from 1', () => {
  const crossing = CASES.filter(({ today }) => today === '2026-04-10');
  for (const { data } of crossing) {
    const years = data.series
      .filter(({ series }) => series === 'INVOICE')
      .map(({ financialYear: year }) => year);
    expect(years).toEqual(['25-26', '26-27']);
  }
  expect(crossing.length).toBeGreaterThan(0);
});

test.each(CASES)(
  '$name: 31 days with 8 to 25 documents each',
  ({ today, data: { documents, quickBills } }) => {
    const counts = new Map<string, number>();
    for (const day of [
      ...documents.map(({ issuedOn }) => issuedOn),
      ...quickBills.map(({ at }) => dayOf(at)),
    ]) {
      counts.set(day, (counts.get(day) ?? 0) + 1);
      expect(daysBetween(day, today)).toBeLessThan(DAYS);
    }
    expect([...counts.keys()].toSorted()).toEqual(
      Array.from({ length: DAYS }, (_, at) => addDays(today, at - DAYS + 1)),
    );
    expect([...counts.values()].filter((count) => count < 8 || count > 25)).toEqual([]);
  },
);

test.each(CASES)(
  '$name: documents of every kind and status, paid in every way, some with a discount',
  ({ data: { documents } }) => {
    expect(new Set(documents.map(({ type }) => type))).toEqual(new Set(['INVOICE', 'ORDER', 'PROPOSAL']));
    expect(new Set(documents.map(({ status }) => status))).toEqual(
      new Set(['PAID', 'PARTIAL', 'UNPAID', 'CANCELED', 'OPEN']),
    );
    expect(new Set(documents.map(({ paymentMode }) => paymentMode))).toEqual(
      new Set(['CASH', 'UPI', 'CARD']),
    );
    expect(new Set(documents.map(({ discountChosen }) => discountChosen?.kind))).toEqual(
      new Set(['AMOUNT', 'PERCENT', undefined]),
    );
  },
);
