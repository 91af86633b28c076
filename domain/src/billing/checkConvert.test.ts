import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkConvert, type ConvertedDocument, CONVERSIONS } from './checkConvert.ts';
import { DOCUMENT_TYPES } from './types.ts';

const anyDocument = fc.record({
  type: fc.constantFrom(...DOCUMENT_TYPES),
  canceled: fc.boolean(),
  accepted: fc.boolean(),
  billed: fc.boolean(),
  pending: fc.nat(),
});

test('a document becomes the next one once, while it stands, and an order when nothing is pending', () => {
  fc.assert(
    fc.property(anyDocument, fc.constantFrom(...DOCUMENT_TYPES), (document, to) => {
      const { type, canceled, accepted, billed, pending } = document;
      const may =
        CONVERSIONS[type].includes(to) &&
        !canceled &&
        !accepted &&
        !billed &&
        (type !== 'ORDER' || pending === 0);
      expect(checkConvert(document, to) === undefined).toBe(may);
    }),
  );
});

test('what is still to pay on the order is told', () => {
  const order: ConvertedDocument = {
    type: 'ORDER',
    canceled: false,
    accepted: false,
    billed: false,
    pending: 1_234_50,
  };
  expect(checkConvert(order, 'INVOICE')).toMatchObject({
    field: 'document_id',
    code: 'ORDER_PENDING',
    message: '₹1,234.50 is still to pay on this order. Receive it first.',
  });
});
