import { create } from 'qrcode';
import { expect, test } from 'vitest';
import { qrPath } from './qrPath.ts';

const TEXT = 'upi://pay?pa=meenakshi.boutique%40upi&am=5404.50&cu=INR';

/** Renders the path's rectangles to modules. */
function drawn(path: string, side: number): boolean[] {
  const modules = Array.from({ length: side * side }, () => false);
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    for (let column = 0; column < Number(width); column += 1) {
      const at = Number(y) * side + Number(x) + column;
      // Overlapping rectangles would cancel out with another fill rule.
      expect(modules[at]).toBe(false);
      modules[at] = true;
    }
  }
  return modules;
}

test('draws every dark module once, and nothing else', () => {
  const { side, path } = qrPath(TEXT, 'M');
  const { modules } = create(TEXT, { errorCorrectionLevel: 'M' });
  expect(side).toBe(modules.size);
  expect(drawn(path, side)).toEqual(Array.from(modules.data, (module) => module === 1));
  expect(path.replaceAll(/M\d+ \d+h\d+v1h-\d+z/g, '')).toBe('');
});

test('another text is another code', () => {
  expect(qrPath(`${TEXT}1`, 'H').path).not.toBe(qrPath(TEXT, 'H').path);
});

test('a higher level takes more modules', () => {
  expect(qrPath(TEXT, 'H').side).toBeGreaterThan(qrPath(TEXT, 'L').side);
});
