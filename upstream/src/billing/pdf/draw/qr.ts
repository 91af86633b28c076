import { qrBars, qrFor } from '@galla/domain';
import { encoders } from '../../../paper/encoders.ts';
import type { QrLook } from '../paper.ts';
import type { Sheet } from '../../../paper/sheet.ts';

/** How far the background extends around a code: to the edge of the content at most. */
const GROUND = 5;
const PAPER = '#FFFFFF';
const MM = 25.4 / 96;

/** Position of a code, without its quiet zone. */
interface Square {
  x: number;
  y: number;
  side: number;
}

/**
 * Draws a QR code as vector rectangles, with the strongest error correction that a camera can still read at this size.
 */
export function drawQr(sheet: Sheet, text: string, { x, y, side }: Square, look: QrLook): void {
  const code = qrFor(text, side * sheet.page.zoom * MM, look.errorLevel, encoders.qr);
  if (look.background !== PAPER) {
    sheet.bar(x - GROUND, y - GROUND, side + 2 * GROUND, side + 2 * GROUND, look.background);
  }
  sheet.bars(qrBars(code, side, x, y), look.colour);
}
