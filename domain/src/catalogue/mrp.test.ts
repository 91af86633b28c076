import { expect, test } from 'vitest';
import { warnAboveMrp } from './mrp.ts';

const excluded = { gst: 500, taxInclusive: false };

test('a price that only its GST lifts above the MRP is warned of, to the paisa', () => {
  expect(warnAboveMrp({ price: 95_238, mrp: 100_000 }, excluded)).toBeUndefined();
  expect(warnAboveMrp({ price: 95_240, mrp: 100_000 }, excluded)).toBe(
    'With 5 % GST it costs ₹1,000.02, which is above the MRP.',
  );
});

test('GST inside the price adds nothing, and a shop that charges none has nothing to add', () => {
  expect(warnAboveMrp({ price: 100_000, mrp: 100_000 }, { gst: 500, taxInclusive: true })).toBeUndefined();
  expect(warnAboveMrp({ price: 100_000, mrp: 100_000 }, { gst: 0, taxInclusive: false })).toBeUndefined();
});

test('a price above the MRP is refused elsewhere and not told twice', () => {
  expect(warnAboveMrp({ price: 100_001, mrp: 100_000 }, excluded)).toBeUndefined();
});
