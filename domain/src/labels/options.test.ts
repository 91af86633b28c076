import { expect, test } from 'vitest';
import { checkLabelCount, checkLabelOptions, LABEL_DEFAULTS, withPaper } from './options.ts';
import { LABEL_PAPERS, LABEL_SIZES, qrSide, stickersOnSheet } from './paper.ts';
import { symbologyOf } from './symbology.ts';

test('sizes and papers are the documented ones', () => {
  expect(LABEL_DEFAULTS).toMatchObject({ paper: 'A4', size: 150 });
  expect(LABEL_SIZES).toMatchObject({
    A4: { min: 37, max: 150, normal: 150 },
    THERMAL_80: { min: 10, max: 60, normal: 30 },
    THERMAL_200: { min: 10, max: 60, normal: 30 },
  });
  expect(qrSide('A4', 96)).toBeCloseTo(25.4);
  expect(qrSide('THERMAL_80', 30)).toBe(30);
  expect(checkLabelOptions(LABEL_DEFAULTS)).toEqual([]);
});

test.each(LABEL_PAPERS)('%s takes its own sizes only', (paper) => {
  const { min, max } = LABEL_SIZES[paper];
  const fields = (size: number) => checkLabelOptions({ paper, size, fields: [] }).map(({ field }) => field);
  for (const fine of [min, max]) expect(fields(fine)).toEqual([]);
  for (const wrong of [min - 1, max + 1, Number.NaN]) expect(fields(wrong)).toEqual(['size']);
});

test.each([
  ['STICKERS_65', [1, 65], [0, 66, 1.5, Number.NaN]],
  ['STICKERS_24', [1, 24], [25]],
  ['ROLL_38X25', [1], [2]],
  ['A4', [1], [2]],
] as const)('on %s labels start at a sticker that is there', (paper, fine, wrong) => {
  const { normal: size } = LABEL_SIZES[paper];
  const problems = (start: number) => checkLabelOptions({ paper, size, fields: [], start });
  for (const start of fine) expect(problems(start)).toEqual([]);
  for (const start of wrong) expect(problems(start).map(({ field }) => field)).toEqual(['start']);
  expect(stickersOnSheet(paper)).toBe(fine.at(-1));
});

test('another paper begins with what is usual there', () => {
  const roll = withPaper(LABEL_DEFAULTS, 'THERMAL_80');
  expect(roll.size).toBe(30);
  expect(withPaper({ ...roll, size: 42 }, 'THERMAL_80').size).toBe(42);
});

test.each([
  [[], 'No items to generate QR codes for.'],
  [[1, 0], 'The quantity must be a whole number of at least 1.'],
  [[1.5], 'The quantity must be a whole number of at least 1.'],
  [[999, 2], 'You can print at most 1000 labels at a time.'],
  [[999, 1], undefined],
])('%j labels', (quantities, message) => {
  expect(checkLabelCount(quantities)?.message).toBe(message);
});

test.each([
  ['8901234567890', 'EAN13'],
  ['8901234567894', 'CODE128'],
  ['036000291452', 'UPC'],
  ['96385074', 'EAN8'],
  ['KUR-014/M', 'CODE128'],
  ['कुर्ता', undefined],
  ['', undefined],
  ['x'.repeat(49), undefined],
])('%j is %s', (text, symbology) => {
  expect(symbologyOf(text)).toBe(symbology);
});
