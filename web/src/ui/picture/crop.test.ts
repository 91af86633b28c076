import fc from 'fast-check';
import { expect, test } from 'vitest';
import { insideOf, moveBy, squareOf, WHOLE } from './crop.ts';

const WIDE = { width: 400, height: 200 };

test('the largest square in the middle is what one starts with', () => {
  expect(squareOf(WIDE, WHOLE)).toEqual({ left: 100, top: 0, side: 200 });
});

test('enlarged twice a quarter of it is kept', () => {
  expect(squareOf(WIDE, { ...WHOLE, zoom: 2 })).toEqual({ left: 150, top: 50, side: 100 });
});

test('it moves by its own side, and stops at the edge', () => {
  expect(squareOf(WIDE, moveBy(WIDE, WHOLE, 0.25, 0))).toEqual({ left: 150, top: 0, side: 200 });
  expect(squareOf(WIDE, moveBy(WIDE, WHOLE, 5, 5))).toEqual({ left: 200, top: 0, side: 200 });
});

test('wherever it is moved, the square stays inside the picture', () => {
  const pixels = fc.integer({ min: 1, max: 6000 });
  const part = fc.double({ min: -3, max: 3, noNaN: true });
  fc.assert(
    fc.property(pixels, pixels, part, part, part, (width, height, zoom, x, y) => {
      const size = { width, height };
      const { left, top, side } = squareOf(size, moveBy(size, insideOf(size, { zoom, x, y }), x, y));
      expect(Math.min(left, top)).toBeGreaterThan(-0.001);
      expect(left + side).toBeLessThan(width + 0.001);
      expect(top + side).toBeLessThan(height + 0.001);
    }),
  );
});
