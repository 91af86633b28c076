import fc from 'fast-check';
import { expect, test } from 'vitest';
import { orderAmounts, orderItemTotal, orderPayment, orderQrAmount } from './orderAmounts.ts';

const paise = fc.integer({ min: 0, max: 10_000_000 });
const item = fc.record({
  price: paise,
  design: paise,
  pattern: paise,
  addOns: paise,
  fabric: paise,
  quantity: fc.integer({ min: 1, max: 50 }),
});
const orders = fc
  .record({
    items: fc.array(item, { minLength: 1, maxLength: 8 }),
    gst: fc.constantFrom(0, 500, 1200, 1800, 2800),
    share: fc.integer({ min: 0, max: 100 }),
    advance: paise,
  })
  .map(({ share, ...order }) => {
    const subtotal = order.items.reduce((sum, one) => sum + orderItemTotal(one), 0);
    return { ...order, discount: { kind: 'AMOUNT' as const, value: Math.floor((subtotal * share) / 100) } };
  });

const SUIT = { price: 1200_00, design: 150_00, pattern: 300_00, addOns: 75_00, fabric: 0, quantity: 2 };
const BLOUSE = { price: 800_00, design: 0, pattern: 0, addOns: 0, fabric: 0, quantity: 1 };
const ORDER = { items: [SUIT, BLOUSE], gst: 1800, advance: 1000_00 };

test('two suits and a blouse, 250 off, at 18 per cent, 1,000 in advance', () => {
  const amounts = orderAmounts({ ...ORDER, discount: { kind: 'AMOUNT', value: 250_00 } });
  expect(amounts).toEqual({
    subtotal: 4250_00,
    discount: 250_00,
    gst: 720_00,
    total: 4720_00,
    pending: 3720_00,
    toRefund: 0,
  });
  expect(orderPayment(amounts)).toBe('PARTIALLY_PAID');
  expect(orderQrAmount(1000_00, amounts.total)).toBe(1000_00);
});

test('a discount in per cent is the amount that it makes', () => {
  const { discount, gst } = orderAmounts({ ...ORDER, discount: { kind: 'PERCENT', value: 1000 } });
  expect([discount, gst]).toEqual([425_00, 688_50]);
});

test('without an advance all is pending, and the QR asks for the total', () => {
  const amounts = orderAmounts({ ...ORDER, advance: 0 });
  expect(amounts.pending).toBe(amounts.total);
  expect(orderPayment(amounts)).toBe('UNPAID');
  expect(orderQrAmount(0, amounts.total)).toBe(amounts.total);
});

test('the figures of every order agree: halves of GST, total, and what is pending or to refund', () => {
  fc.assert(
    fc.property(orders, (order) => {
      const { subtotal, discount, gst, total, pending, toRefund } = orderAmounts(order);
      expect(gst % 2).toBe(0);
      expect(total).toBe(subtotal - discount + gst);
      expect(Math.abs(gst - ((subtotal - discount) * order.gst) / 10_000)).toBeLessThanOrEqual(1);
      expect(pending - toRefund).toBe(total - order.advance);
      expect(Math.min(pending, toRefund)).toBe(0);
      for (const figure of [subtotal, discount, gst, total, pending, toRefund])
        expect(Number.isSafeInteger(figure) && figure >= 0).toBe(true);
    }),
  );
});

test('one piece more never makes an order cheaper', () => {
  fc.assert(
    fc.property(orders, item, (order, more) => {
      const before = orderAmounts(order).total;
      expect(orderAmounts({ ...order, items: [...order.items, more] }).total).toBeGreaterThanOrEqual(before);
    }),
  );
});
