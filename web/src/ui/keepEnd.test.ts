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
    'Finolex three-core flat submersible cable, 100 m, 2.5 sq mm',
    'Finolex three-core flat sub…, 100 m, 2.5 sq mm',
  ],
  [
    'Fastrack flexible frame with a case, 4 to 7 years, bottle green',
    'Fastrack flexible frame with a…, bottle green',
  ],
  [
    'Annapurna superior whole wheat flour, stone ground, 20 kg',
    'Annapurna superior whole wheat flour…, 20 kg',
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
