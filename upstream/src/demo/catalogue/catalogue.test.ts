import { expect, test } from 'vitest';
import { createRandom } from '../random.ts';
import { one, sized } from '../trades/goods.ts';
import { expand, firstOf } from './expand.ts';
import { nearPrice, printedPrice, rateAt } from './pricing.ts';
import { variantsOf } from './variants.ts';

test('clothes bear 5 % up to ₹2,500 and 18 % above, all else its own rate', () => {
  expect(rateAt('banded', 2_500_00)).toBe(500);
  expect(rateAt('banded', 2_500_01)).toBe(1800);
  expect([rateAt(0, 1), rateAt(18, 9_999_00), rateAt(40, 42_00)]).toEqual([0, 1800, 4000]);
});

test('a changed price keeps its ending', () => {
  expect(nearPrice(1490, 1.05)).toBe(1560);
  expect(nearPrice(599, 0.9)).toBe(539);
  expect(nearPrice(10, 0.9)).toBe(9);
  expect(nearPrice(1, 0.2)).toBe(1);
});

test('what is printed on a pack is never below what is charged', () => {
  const prices = [1, 8, 42, 52, 99, 285, 1490].flatMap((rupees) =>
    [0, 1, 2].map((place) => [rupees, place] as const),
  );
  for (const [rupees, place] of prices)
    expect(printedPrice(rupees, place)).toBeGreaterThanOrEqual(rupees * 100);
  expect([0, 1, 2].map((place) => printedPrice(285, place))).toEqual([285_00, 305_00, 315_00]);
});

test('a row gives an item for every choice of every brand, and each row one before any gives two', () => {
  const shelf = {
    category: 'Rice',
    code: 'RIC',
    hsn: '1006',
    gst: 5 as const,
    rows: [sized('rice', 'rice', { '1 kg': 60, '5 kg': 280 }, ['A', 'B']), one('poha', 'rice', 38)],
  };
  const drafts = expand('PRODUCT', [shelf]);
  const named = drafts.map(({ brand, row, choice }) =>
    [brand, row.name, choice.label].filter(Boolean).join(' '),
  );
  expect(named).toEqual(['A rice 1 kg', 'A rice 5 kg', 'B rice 1 kg', 'B rice 5 kg', 'poha']);
  expect(firstOf(drafts, 2).map(({ row }) => row.name)).toEqual(['rice', 'poha']);
});

test('variants cover sizes, or powers with coatings, and each has a code of its own', () => {
  const random = createRandom(1);
  const shirts = variantsOf(random, { sizes: ['S', '2-3 y'] }, 'KUR-001', 2600, 'banded');
  expect(shirts.map(({ sku, size, gst }) => [sku, size, gst])).toEqual([
    ['KUR-001-S', 'S', 1800],
    ['KUR-001-23Y', '2-3 y', 1800],
  ]);
  const coatings = { 'Hard coat': 0, 'Anti-glare': 450 };
  const lenses = variantsOf(random, { powers: ['-2.00', '+1.00'], coatings }, 'LSV-001', 650, 5);
  expect(lenses.map(({ sku, price }) => [sku, price])).toEqual([
    ['LSV-001-M200-HC', 650_00],
    ['LSV-001-M200-AG', 1_100_00],
    ['LSV-001-P100-HC', 650_00],
    ['LSV-001-P100-AG', 1_100_00],
  ]);
  // The printed maximum price includes tax.
  for (const { mrp, price, gst } of [...shirts, ...lenses])
    expect(mrp).toBeGreaterThanOrEqual(price * (1 + gst / 10_000));
});
