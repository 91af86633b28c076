import {
  drawnIcon,
  QR_DEFAULTS,
  QR_ERROR_LEVELS,
  QR_LIMITS,
  readability,
  upiLink,
  type QrSettings,
} from '@galla/domain';
import { render } from '@testing-library/react';
import fc from 'fast-check';
import decode from 'qr/decode.js';
import { expect, test } from 'vitest';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { system } from '../app/theme/system.ts';
import { QrCode } from './QrCode.tsx';
import { qrPath } from './qrPath.ts';

const LINK = upiLink({
  upiId: 'meenakshi.boutique@okhdfcbank',
  upiName: 'Meenakshi Boutique',
  amount: 740_450,
  reference: '26-27/A/00042',
  note: '26-27/A/00042',
});

const QUIET = 4;
const PIXELS = 5;

type Rgb = readonly [number, number, number];

const rgbOf = (colour: string): Rgb => {
  const channel = (at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  return [channel(1), channel(3), channel(5)];
};

/** The code as a camera sees it, with the icon's square empty. */
function picture(text: string, look: QrSettings) {
  const { side, path } = qrPath(text, look.errorLevel);
  const dark = new Set<string>();
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    for (let run = 0; run < Number(length); run += 1) dark.add(`${Number(x) + run} ${y}`);
  }
  const edge = (side * (1 - drawnIcon(look) / look.size)) / 2;
  const covered = (at: number): boolean => at > edge && at < side - edge;
  const width = (side + 2 * QUIET) * PIXELS;
  const data = new Uint8Array(width * width * 4);
  const [colour, background] = [rgbOf(look.colour), rgbOf(look.background)];
  for (let y = 0; y < width; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [column, row] = [x / PIXELS - QUIET, y / PIXELS - QUIET];
      const isDark =
        dark.has(`${Math.floor(column)} ${Math.floor(row)}`) && !(covered(column) && covered(row));
      data.set([...(isDark ? colour : background), 255], (y * width + x) * 4);
    }
  }
  return { width, height: width, data };
}

test('the default look, with its icon, is read', () => {
  expect(decode(picture(LINK, QR_DEFAULTS))).toBe(LINK);
});

const colours = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((n) => `#${n.toString(16).padStart(6, '0').toUpperCase()}`);

test('every look that may be saved is read', () => {
  const looks = fc
    .record({
      size: fc.integer(QR_LIMITS.size),
      colour: colours,
      background: colours,
      iconSize: fc.integer(QR_LIMITS.iconSize),
      errorLevel: fc.constantFrom(...QR_ERROR_LEVELS),
    })
    .map((look) => ({ ...QR_DEFAULTS, ...look }))
    .filter(({ colour, background }) => readability(colour, background) !== 'NONE');
  for (const look of fc.sample(looks, 30)) {
    expect(decode(picture(LINK, look)), JSON.stringify(look)).toBe(LINK);
  }
});

const draw = (look?: QrSettings) =>
  render(
    <ChakraProvider value={system}>
      <QrCode text={LINK} label="Scan" {...(look && { look })} />
    </ChakraProvider>,
  ).container;

test('the icon stands in the middle on the background, and is left out at 0', () => {
  const rect = draw({ ...QR_DEFAULTS, background: '#FFF8E7' }).querySelector('rect');
  expect(rect?.getAttribute('fill')).toBe('#FFF8E7');
  expect(draw({ ...QR_DEFAULTS, iconSize: 0 }).querySelector('rect')).toBeNull();
});

test('the shop’s colour is the code’s, and its size goes with it', () => {
  const box = draw({ ...QR_DEFAULTS, colour: '#0B5A75', size: 120 });
  expect(box.querySelector('path')?.getAttribute('fill')).toBe('#0B5A75');
  expect(box.querySelector('figure')?.style.getPropertyValue('--qr-scale')).toBe('0.75');
});
