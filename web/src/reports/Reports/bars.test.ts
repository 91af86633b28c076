import { expect, test } from 'vitest';
import { barsOf } from './bars.ts';

/** Payments on two days only. */
const over = (from: string, to: string) =>
  barsOf([
    { day: from, value: 1 },
    { day: to, value: 2 },
  ]);

test('days without money have a bar of nothing between those that have', () => {
  const days = [
    { day: '2026-10-30', value: 5 },
    { day: '2026-11-02', value: 7 },
  ];
  expect(barsOf(days)).toEqual({
    bars: [
      { day: '2026-10-30', value: 5 },
      { day: '2026-10-31', value: 0 },
      { day: '2026-11-01', value: 0 },
      { day: '2026-11-02', value: 7 },
    ],
    months: false,
  });
  expect(barsOf([])).toEqual({ bars: [], months: false });
});

test('31 days are days, 32 are months, and no more than twelve of them', () => {
  expect(over('2026-10-01', '2026-10-31').bars).toHaveLength(31);
  expect(over('2026-10-01', '2026-11-01')).toEqual({
    bars: [
      { day: '2026-10-01', value: 1 },
      { day: '2026-11-01', value: 2 },
    ],
    months: true,
  });
  const years = Array.from({ length: 24 }, (_, at) => ({
    day: `20${25 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}-05`,
    value: at,
  }));
  expect(barsOf(years).bars.map(({ value }) => value)).toEqual([
    12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23,
  ]);
});
