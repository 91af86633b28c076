import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DATE_FORMATS } from '../dates/format.ts';
import {
  checkPrintSettings,
  ORIENTATIONS,
  PAGE_SIZES,
  PRINT_DEFAULTS,
  PRINT_LABELS,
  PRINT_LENGTHS,
  PRINT_LIMITS,
  TEMPLATES,
  type PrintSettings,
} from './print.ts';

const fieldsOf = (changes: object) =>
  checkPrintSettings({ ...PRINT_DEFAULTS, ...changes }).map(({ field }) => field);
const messagesOf = (changes: Partial<PrintSettings>) =>
  checkPrintSettings({ ...PRINT_DEFAULTS, ...changes }).map(({ message }) => message);

test('the defaults are the documented ones', () => {
  expect(PRINT_DEFAULTS).toMatchObject({
    pageSize: 'A4',
    orientation: 'PORTRAIT',
    itemsPerPage: 12,
    template: 'PROFESSIONAL',
    dateFormat: 'SLASHES',
    fontSize: 12,
    logoSize: 80,
  });
  // The documented margin, which few printers can print.
  expect(fieldsOf({ margin: 3 })).toEqual([]);
});

test('whatever the choices and the figures within their limits, it can be printed', () => {
  const settings = fc.record({
    pageSize: fc.constantFrom(...PAGE_SIZES),
    orientation: fc.constantFrom(...ORIENTATIONS),
    template: fc.constantFrom(...TEMPLATES),
    dateFormat: fc.constantFrom(...DATE_FORMATS),
    margin: fc.integer(PRINT_LIMITS.margin),
    itemsPerPage: fc.integer(PRINT_LIMITS.itemsPerPage),
    fontSize: fc.integer(PRINT_LIMITS.fontSize),
    logoSize: fc.integer(PRINT_LIMITS.logoSize),
  });
  fc.assert(
    fc.property(settings, (some) => {
      expect(fieldsOf(some)).toEqual([]);
    }),
  );
});

test.each(Object.entries(PRINT_LIMITS))('%s ends at its limits, in whole steps', (name, { min, max }) => {
  for (const fine of [min, max]) expect(fieldsOf({ [name]: fine })).toEqual([]);
  for (const wrong of [min - 1, max + 1, min + 0.5, Number.NaN])
    expect(fieldsOf({ [name]: wrong })).toEqual([name]);
});

test.each(Object.entries(PRINT_LENGTHS))('%s is counted as people count', (name, max) => {
  for (const letter of ['x', 'क', '🧵']) {
    expect(fieldsOf({ [name]: letter.repeat(max) })).toEqual([]);
    expect(fieldsOf({ [name]: letter.repeat(max + 1) })).toEqual([name]);
  }
});

test('a problem says what is wrong', () => {
  expect(messagesOf({ margin: 21 })).toEqual(['Margin must be between 3 and 20.']);
  expect(messagesOf({ watermark: 'x'.repeat(31) })).toEqual(['Watermark: at most 30 characters.']);
  expect(messagesOf({ colour: 'teal' })).toEqual(['Enter a colour like #0B5A75.']);
  expect(fieldsOf({ pageSize: 'A3', template: 'GOLD' })).toEqual(['pageSize', 'template']);
});

test('every setting has a name', () => {
  expect(Object.keys(PRINT_LABELS).toSorted()).toEqual(Object.keys(PRINT_DEFAULTS).toSorted());
});
