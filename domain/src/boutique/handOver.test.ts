import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkHandOver, mayHandOver } from './handOver.ts';

const READY = { state: '2', isHandedOver: false } as const;
const asked = { pieces: [READY], collectedBy: 'Meera', due: 0, leftDue: undefined };

test('only pieces that are done and in the shop go', () => {
  const piece = fc.record({
    state: fc.constantFrom('0' as const, '1' as const, '2' as const),
    isHandedOver: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 5 }), (pieces) => {
      const goes = checkHandOver({ ...asked, pieces }).length === 0;
      expect(goes).toBe(pieces.every(({ state, isHandedOver }) => state === '2' && !isHandedOver));
      expect(goes).toBe(pieces.every(mayHandOver));
    }),
  );
});

test.each([
  ['no piece', { pieces: [] }, 'pieces', 'Choose at least one piece.'],
  ['nobody', { collectedBy: '  ' }, 'collectedBy', 'Say who collects the pieces.'],
  ['a long name', { collectedBy: 'x'.repeat(61) }, 'collectedBy', 'At most 60 characters.'],
  ['something due', { due: 100 }, 'leftDue', '₹1.00 is due. Receive it first, or say that it stays due.'],
] as const)('%s is refused at its field', (_, change, field, message) => {
  expect(checkHandOver({ ...asked, ...change })).toMatchObject([{ field, message }]);
});

test('what is due may stay so where that was said', () => {
  expect(checkHandOver({ ...asked, due: 372_000, leftDue: 372_000 })).toEqual([]);
});
