import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keepEnd } from './keepEnd.ts';

test.each([
  ['Aashirvaad whole wheat atta, 10 kg', 'Aashirvaad whole wheat atta, 10 kg'],
  [
    'Aashirvaad superior MP whole wheat flour, stone ground, 10 kg',
    'Aashirvaad superior MP whole wheat flo…, 10 kg',
  ],
  [
    'A-line kurti of hand block printed cotton mulmul (KUR-XL)',
    'A-line kurti of hand block printed c… (KUR-XL)',
  ],
  [
    'Banarasi silk saree with a golden zari border bottle green',
    'Banarasi silk saree with a golde… bottle green',
  ],
])('%j is shown as %j', (name, shown) => {
  expect(keepEnd(name)).toBe(shown);
});

test('no name is longer than what fits, and its last letters stay', () => {
  fc.assert(
    fc.property(
      fc
        .string({ unit: fc.constantFrom('a', 'b', ' ', '1', ',', '('), minLength: 47, maxLength: 200 })
        .map((name) => `${name}xl`),
      (name) => {
        const shown = keepEnd(name);
        expect(Array.from(shown).length).toBeLessThanOrEqual(46);
        expect(shown.endsWith('xl')).toBe(true);
      },
    ),
  );
});
