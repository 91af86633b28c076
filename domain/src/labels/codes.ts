import { QR_ERROR_LEVELS, type QrErrorLevel } from '../tenant/qr.ts';
import type { Bar } from './marks.ts';

/** A QR code as its library encodes it, without the quiet zone. */
export interface QrMatrix {
  /** Modules along a side. */
  side: number;
  isDark: (row: number, column: number) => boolean;
}

/** What encodes; libraries do, and rules depend on none. */
export interface Encoders {
  qr: (text: string, level: QrErrorLevel) => QrMatrix;
  /** The modules of a bar code, "1" for a bar, without its quiet zone; undefined for what no bar code can say. */
  barcode: (text: string) => string | undefined;
}

/** The smallest module that a phone reads off a counter printer's paper (203 dots an inch: not quite 3 dots). */
const LEAST_MODULE = 0.33;

/** Runs of dark modules of one row or bar code, as [start, length]. */
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
 * The strongest code up to the shop's error level whose modules a camera can still tell apart at this size: a small
 * code that may be damaged is worth less than one that can be read.
 */
export function qrFor(text: string, side: number, level: QrErrorLevel, encode: Encoders['qr']): QrMatrix {
  const weaker = QR_ERROR_LEVELS.slice(1, QR_ERROR_LEVELS.indexOf(level) + 1).toReversed();
  for (const one of weaker) {
    const code = encode(text, one);
    if (side / code.side >= LEAST_MODULE) return code;
  }
  return encode(text, 'L');
}

/** The dark modules of a code as rectangles, neighbours in a row as one. */
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

/** A module of a bar code is at least so wide, for scanners at a counter, and at most as GS1 prints it, in mm. */
const BARCODE_MODULE = { least: 0.19, most: 0.33 } as const;
/** Modules that stay blank before and after a bar code together (GS1: 11 and 7 for EAN-13; 10 and 10 for Code 128). */
const BARCODE_QUIET = 20;

/** The bars of a bar code in the middle of `width`; undefined where there is no room for them to be read. */
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
