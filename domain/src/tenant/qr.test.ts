import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseColour, readability } from './colours.ts';
import {
  checkQrSettings,
  drawnIcon,
  QR_DEFAULTS,
  QR_ERROR_LEVELS,
  QR_LIMITS,
  type QrSettings,
} from './qr.ts';

const check = (changes: Partial<QrSettings>) =>
  checkQrSettings({ ...QR_DEFAULTS, ...changes }).map(({ field, message }) => [field, message]);

test('the defaults are the documented ones', () => {
  expect(QR_DEFAULTS).toMatchObject({
    size: 160,
    borderRadius: 8,
    borderWidth: 2,
    iconSize: 40,
    errorLevel: 'H',
  });
  expect(check({})).toEqual([]);
});

test.each(Object.entries(QR_LIMITS) as [keyof typeof QR_LIMITS, { min: number; max: number }][])(
  '%s stays within its limits, in whole pixels',
  (name, { min, max }) => {
    for (const fine of [min, max]) expect(check({ [name]: fine })).toEqual([]);
    for (const wrong of [min - 1, max + 1, min + 0.5, Number.NaN])
      expect(check({ [name]: wrong }).map(([field]) => field)).toEqual([name]);
  },
);

test('a problem names what is wrong', () => {
  expect(check({ size: 97 })).toEqual([['size', 'QR code size must be between 98 and 160.']]);
  expect(check({ colour: 'red' })).toEqual([['colour', 'Enter a colour like #0B5A75.']]);
  expect(check({ borderColour: 'red' })).toEqual([['borderColour', 'Enter a colour like #0B5A75.']]);
});

test('a code that no camera reads is refused: pale, or lighter than its background', () => {
  const unreadable = [['colour', "This won't scan: the code must be clearly darker than its background."]];
  expect(check({ colour: '#CCCCCC' })).toEqual(unreadable);
  expect(check({ colour: '#FFFFFF', background: '#000000' })).toEqual(unreadable);
  expect(check({ colour: '#0B5A75' })).toEqual([]);
});

test('readability knows good, poor and none', () => {
  expect(readability('#000000', '#FFFFFF')).toBe('GOOD');
  expect(readability('#0b5a75', '#FFFFFF')).toBe('GOOD');
  expect(readability('#6B6B6B', '#FFFFFF')).toBe('POOR');
  expect(readability('#999999', '#FFFFFF')).toBe('NONE');
  // Enough contrast for people, but too dark for a camera.
  expect(readability('#000000', '#1F7D12')).toBe('NONE');
  expect(readability('black', '#FFFFFF')).toBe('NONE');
  expect(parseColour('#12345')).toBeUndefined();
});

const colour = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('of two colours at most one way round can be read', () => {
  fc.assert(
    fc.property(colour, colour, (one, other) => {
      expect([readability(one, other), readability(other, one)]).toContain('NONE');
    }),
  );
});

test('the icon never covers more than half of what the level restores', () => {
  const restores = { L: 0.07, M: 0.15, Q: 0.25, H: 0.3 };
  const { size, iconSize } = QR_LIMITS;
  fc.assert(
    fc.property(
      fc.integer(size),
      fc.integer(iconSize),
      fc.constantFrom(...QR_ERROR_LEVELS),
      (side, wanted, errorLevel) => {
        const drawn = drawnIcon({ ...QR_DEFAULTS, size: side, iconSize: wanted, errorLevel });
        expect(drawn).toBeLessThanOrEqual(wanted);
        expect((drawn / side) ** 2).toBeLessThanOrEqual(restores[errorLevel] / 2);
      },
    ),
  );
  expect(drawnIcon(QR_DEFAULTS)).toBe(40);
});
