import { QR_ERROR_LEVELS, type QrErrorLevel } from '../tenant/qr.ts';
import type { Bar } from './marks.ts';

/** A QR code as encoded by its library, without the quiet zone. */
export interface QrMatrix {
  /** Modules per side. */
  side: number;
  isDark: (row: number, column: number) => boolean;
}

/** The encoders, passed in so that the rules depend on no library. */
export interface Encoders {
  qr: (text: string, level: QrErrorLevel) => QrMatrix;
  /** The modules of a bar code, "1" for a bar, without its quiet zone; undefined for text that cannot be encoded. */
  barcode: (text: string) => string | undefined;
}

/** The smallest module that a phone reads from a counter printer's paper (203 dpi: not quite 3 dots), in mm. */
const LEAST_MODULE = 0.33;

/** Runs of dark modules in a row or bar code, as [start, length]. */
function runsOf(length: number, isDark: (at: number) => boolean): [start: number, length: number][] {
  const runs: [number, number][] = [];
  for (let at = 0; at < length; at += 1) {
    if (!isDark(at)) continue;
    const start = at;
    while (at + 1 < length && isDark(at + 1)) at += 1;
    runs.push([start, at + 1 - start]);
  }
  return runs;
}

/**
 * The QR code with the highest error correction, up to the shop's level, whose modules a camera can still tell
 * apart at this size: readable beats damage-resistant in a small code.
 */
export function qrFor(text: string, side: number, level: QrErrorLevel, encode: Encoders['qr']): QrMatrix {
  const weaker = QR_ERROR_LEVELS.slice(1, QR_ERROR_LEVELS.indexOf(level) + 1).toReversed();
  for (const one of weaker) {
    const code = encode(text, one);
    if (side / code.side >= LEAST_MODULE) return code;
  }
  return encode(text, 'L');
}

/** The dark modules of a code as rectangles; adjacent ones in a row are merged. */
export function qrBars({ side: modules, isDark }: QrMatrix, side: number, x: number, y: number): Bar[] {
  const unit = side / modules;
  return Array.from({ length: modules }, (_, row) =>
    runsOf(modules, (column) => isDark(row, column)).map(([start, length]): Bar => [
      x + start * unit,
      y + row * unit,
      length * unit,
      unit,
    ]),
  ).flat();
}

/** Width of a bar code's module in mm: at least readable by counter scanners, at most as GS1 prints it. */
const BARCODE_MODULE = { least: 0.19, most: 0.33 } as const;
/** Quiet-zone modules before and after a bar code together (GS1: 11 and 7 for EAN-13; 10 and 10 for Code 128). */
const BARCODE_QUIET = 20;

/** The bars of a bar code centred in `width`; undefined when there is not enough room to read them. */
export function barcodeBars(
  modules: string,
  at: { x: number; y: number; width: number; height: number },
): Bar[] | undefined {
  const unit = Math.min(BARCODE_MODULE.most, at.width / (modules.length + BARCODE_QUIET));
  if (unit < BARCODE_MODULE.least) return undefined;
  const left = at.x + (at.width - modules.length * unit) / 2;
  return runsOf(modules.length, (index) => modules[index] === '1').map(([start, length]): Bar => [
    left + start * unit,
    at.y,
    length * unit,
    at.height,
  ]);
}
