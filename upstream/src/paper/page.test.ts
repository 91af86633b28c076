import {
  ORIENTATIONS,
  PAGE_SIZES,
  PRINT_DEFAULTS,
  PRINT_LIMITS,
  type PrintSettings,
  TEMPLATES,
} from '@galla/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageOf, rollOf } from './page.ts';

const MM = 96 / 25.4;
const settings = fc.record<PrintSettings>({
  ...(Object.fromEntries(
    Object.entries(PRINT_DEFAULTS).map(([name, value]) => [name, fc.constant(value)]),
  ) as { [K in keyof PrintSettings]: fc.Arbitrary<PrintSettings[K]> }),
  pageSize: fc.constantFrom(...PAGE_SIZES),
  orientation: fc.constantFrom(...ORIENTATIONS),
  template: fc.constantFrom(...TEMPLATES),
  margin: fc.integer(PRINT_LIMITS.margin),
  fontSize: fc.integer(PRINT_LIMITS.fontSize),
  logoSize: fc.integer(PRINT_LIMITS.logoSize),
});

/** Converts a drawing length to millimetres on paper. */
const onPaper = (length: number, { zoom }: { zoom: number }) => (length * zoom) / MM;

test.each([
  ['A4', 'PORTRAIT', 210, 297],
  ['A4', 'LANDSCAPE', 297, 210],
  ['A5', 'PORTRAIT', 148, 210],
  ['LETTER', 'PORTRAIT', 216, 279],
] as const)('%s %s is %i by %i mm', (pageSize, orientation, width, height) => {
  const page = pageOf({ ...PRINT_DEFAULTS, pageSize, orientation });
  expect(onPaper(page.width, page)).toBeCloseTo(width, 0);
  expect(onPaper(page.height, page)).toBeCloseTo(height, 0);
});

test('margin and logo are as large on paper as they were set, whatever the size of text', () => {
  fc.assert(
    fc.property(settings, fc.double({ min: 0.4, max: 1, noNaN: true }), (print, shrink) => {
      const page = pageOf(print, shrink);
      expect(onPaper(page.edge, page)).toBeCloseTo(print.margin, 6);
      expect(page.logo * page.zoom).toBeCloseTo(print.logoSize, 6);
      expect(page.width - page.right).toBeCloseTo(page.edge, 6);
    }),
  );
});

test('the columns always have the width that they need, and a page number room below them', () => {
  fc.assert(
    fc.property(settings, (print) => {
      const { edge, right, bottom, height } = pageOf(print);
      expect(right - edge).toBeGreaterThan(500);
      expect(height - bottom).toBeGreaterThanOrEqual(32);
    }),
  );
});

const zoom = (changes: Partial<PrintSettings>) => pageOf({ ...PRINT_DEFAULTS, ...changes }).zoom;

test('a larger font is larger, and text on A5 is smaller than on A4', () => {
  expect(zoom({})).toBe(1);
  expect(zoom({ fontSize: 14 })).toBeGreaterThan(zoom({ fontSize: 13 }));
  expect(zoom({ pageSize: 'A5' })).toBeLessThan(1);
  expect(zoom({ pageSize: 'A5', fontSize: 14 })).toBeGreaterThan(zoom({ pageSize: 'A5' }));
});

test('only the plain template has no colour', () => {
  expect(pageOf(PRINT_DEFAULTS).accent).toBe('#0B5A75');
  expect(pageOf({ ...PRINT_DEFAULTS, template: 'PLAIN' }).accent).toBeUndefined();
});

test.each([58, 80] as const)(
  'a roll of %i mm has a code of at least 25 mm between its blank sides',
  (width) => {
    const roll = rollOf(width, 100);
    expect(onPaper(roll.width, roll)).toBeCloseTo(width, 6);
    expect(onPaper(roll.edge, roll)).toBeGreaterThan(3);
    expect(onPaper(Math.min(163, roll.right - roll.edge), roll)).toBeGreaterThan(25);
  },
);
