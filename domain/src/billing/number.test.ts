import fc from 'fast-check';
import { expect, test } from 'vitest';
import { financialYear } from '../dates/day.ts';
import { SERIES, documentNumber, paperFileName, pdfFileName } from './number.ts';

test('a number names the year, the series and the serial', () => {
  expect(documentNumber(SERIES.INVOICE, financialYear('2026-11-20'), 1)).toBe('26-27/A/00001');
  expect(documentNumber(SERIES.PROPOSAL, '26-27', 123_456)).toBe('26-27/P/123456');
});

test('every series has a letter of its own', () => {
  expect(new Set(Object.values(SERIES)).size).toBe(Object.keys(SERIES).length);
});

test('numbers have the form that the law allows and differ when series or serial do', () => {
  const serial = fc.integer({ min: 1, max: 99_999_999 });
  const series = fc.constantFrom(...Object.values(SERIES));
  fc.assert(
    fc.property(series, serial, series, serial, (seriesA, a, seriesB, b) => {
      const number = documentNumber(seriesA, '26-27', a);
      expect(number.length).toBeLessThanOrEqual(16);
      expect(number).toMatch(/^[A-Za-z0-9/-]+$/);
      expect(number === documentNumber(seriesB, '26-27', b)).toBe(seriesA === seriesB && a === b);
    }),
  );
});

test.each([
  ['A', 0],
  ['A', -1],
  ['A', 1.5],
  ['A', Number.NaN],
  ['A', 100_000_000],
  ['LONGNAME', 1],
  ['A B', 1],
  ['अ', 1],
])('series %j with serial %d is refused', (series, serial) => {
  expect(() => documentNumber(series, '26-27', serial)).toThrow(RangeError);
});

test('the file is named by the number and stays in its folder', () => {
  expect(pdfFileName('26-27/A/00001')).toBe('Invoice_26-27-A-00001.pdf');
  expect(paperFileName('26-27/A/00001', '80 mm')).toBe('26-27-A-00001 80 mm.pdf');
  expect(paperFileName('../../etc', 'A4')).toBe('------etc A4.pdf');
  expect(pdfFileName('../../etc/passwd')).toBe('Invoice_------etc-passwd.pdf');
});
