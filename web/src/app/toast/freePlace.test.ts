import { expect, test } from 'vitest';
import { freePlace, freeSpot } from './freePlace.ts';

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

const wide = { ...at, left: 400, width: 500, edges: { left: 20, right: 1346 } };
/** The buttons in the rows of a long list. */
const column = Array.from({ length: 12 }, (_, row) => ({
  left: 810,
  right: 842,
  top: row * 50 + 216,
  bottom: row * 50 + 248,
}));

test('beside a column of buttons without a gap, on the side that is nearer', () => {
  expect(freeSpot(column, wide)).toEqual({ left: 302, bottom: 720 });
  expect(freeSpot(column, { ...wide, left: 700, edges: { left: 20, right: 1366 } })).toEqual({
    left: 850,
    bottom: 720,
  });
});

test('above what stands in the way there', () => {
  const foot = { left: 700, right: 732, top: 700, bottom: 732 };
  expect(freeSpot([...column, foot], wide)).toEqual({ left: 302, bottom: 692 });
});

test('in its place where that is free, and nowhere else than within the edges', () => {
  expect(freeSpot([], wide)).toEqual({ left: 400, bottom: 720 });
  expect(freeSpot(column, { ...wide, edges: { left: 350, right: 900 } })).toBeUndefined();
});
