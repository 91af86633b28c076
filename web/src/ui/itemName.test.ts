import { expect, test } from 'vitest';
import { itemName, keepUnits } from './itemName.ts';

test.each([
  ['Aashirvaad iodised salt, 1 kg', 'Aashirvaad iodised salt, 1_kg'],
  ['All Out mosquito refill, 2 x 45 ml', 'All Out mosquito refill, 2_x_45_ml'],
  ['Wire, 90 m, 2.5 sq mm', 'Wire, 90_m, 2.5_sq_mm'],
  ['KUR-M · ₹1,490.00 · 2 in stock', 'KUR-M · ₹1,490.00 · 2_in stock'],
  ['Ajrakh kurti, A-line, maroon', 'Ajrakh kurti, A-line, maroon'],
])('%j breaks nowhere at "_" of %j', (name, shown) => {
  expect(keepUnits(name)).toBe(shown.replaceAll('_', '\u00A0'));
});

test('a long name is shortened before its pack, whose unit stays with it', () => {
  expect(itemName('Aashirvaad superior MP whole wheat flour, stone ground, 10 kg')).toBe(
    'Aashirvaad superior MP whole wheat flo…, 10\u00A0kg',
  );
});
