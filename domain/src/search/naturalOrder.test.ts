import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { inNaturalOrder, naturalOrder } from './naturalOrder.ts';

const sorted = (texts: readonly string[]) => inNaturalOrder(texts, (text) => text);

test.each([
  [['XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL', 'Free size']],
  [['Kurta, S', 'Kurta, M', 'Kurta, L', 'Kurta, XL', 'Kurta, 2XL']],
  [['KUR-001-S', 'KUR-001-M', 'KUR-001-L']],
  [['28', '30', '32', 'S', 'M']],
  [['Atta, 500 g', 'Atta, 1 kg', 'Atta, 5 kg', 'Atta, 10 kg']],
  [['Oil, 200 ml', 'Oil, 1 l', 'Oil, 2.25 l', 'Oil, 5 l']],
  [['-10.00', '-2.50', '-2.00', '0.00', '+1.00', '+10.00']],
  [['SAR-2', 'SAR-10', 'SAR-117']],
  [['2-3 y', '4-5 y', '10-11 y']],
  [['apple', 'Banana', 'cherry']],
  [['Anchor switch', 'L&T MCB', 'Legrand socket']],
  [['Nescafe 1', 'Nescafé 2', 'Nescafe 3']],
])('%j stand in the order that people expect', (texts) => {
  expect(sorted(texts.toReversed())).toEqual(texts);
});

test('letters count without case, and rows of one name stay as they stood', () => {
  const rows = [
    { id: 1, name: 'tea' },
    { id: 2, name: 'Tea' },
    { id: 3, name: 'SALT' },
  ];
  expect(inNaturalOrder(rows, ({ name }) => name).map(({ id }) => id)).toEqual([3, 1, 2]);
});

test('whatever texts are sorted, one order comes of it', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (a, b, c) => {
      expect(naturalOrder(a, b)).toBe(naturalOrder(b, a) === 0 ? 0 : -naturalOrder(b, a));
      const inRow = naturalOrder(a, b) <= 0 && naturalOrder(b, c) <= 0;
      expect(inRow && naturalOrder(a, c) > 0).toBe(false);
    }),
  );
});
