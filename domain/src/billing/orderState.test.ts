import fc from 'fast-check';
import { expect, test } from 'vitest';
import { orderState } from './orderState.ts';
import { DOCUMENT_STATUSES, DOCUMENT_TYPES } from './types.ts';

const documents = fc.record({
  type: fc.constantFrom(...DOCUMENT_TYPES),
  status: fc.constantFrom(...DOCUMENT_STATUSES),
  billed: fc.boolean(),
});

test('an order that stands is in process until it is billed; nothing else has a state', () => {
  fc.assert(
    fc.property(documents, (document) => {
      const stands = document.type === 'ORDER' && document.status !== 'CANCELED';
      const expected = document.billed ? 'COMPLETED' : 'IN_PROCESS';
      expect(orderState(document)).toBe(stands ? expected : null);
    }),
  );
});
