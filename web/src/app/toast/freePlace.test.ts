import { expect, test } from 'vitest';
import { freePlace } from './freePlace.ts';

const at = { bottom: 720, height: 48, limit: 370 };

test('nothing is in the way: at the foot', () => {
  expect(freePlace([{ top: 40, bottom: 80 }], at)).toBe(720);
});

test('above a bar, and above what stands on the bar', () => {
  expect(freePlace([{ top: 680, bottom: 724 }], at)).toBe(672);
  expect(
    freePlace(
      [
        { top: 680, bottom: 724 },
        { top: 600, bottom: 640 },
      ],
      at,
    ),
  ).toBe(592);
});

test('between two that leave enough room', () => {
  const bars = [
    { top: 680, bottom: 724 },
    { top: 560, bottom: 600 },
  ];
  expect(freePlace(bars, at)).toBe(672);
});

test('no place under the limit is none', () => {
  const rows = Array.from({ length: 12 }, (_, row) => ({ top: row * 60, bottom: row * 60 + 44 }));
  expect(freePlace(rows, at)).toBeUndefined();
});
