import QRCode from 'qrcode';
import type { Sheet } from './sheet.ts';

/** Draws a QR code as rectangles, sharp at every size; neighbours in a row are one. */
export function drawQr(sheet: Sheet, text: string, x: number, y: number, side: number): void {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
  const unit = side / modules.size;
  const rectangles: [number, number, number, number][] = [];
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      const start = column;
      while (column < modules.size && modules.get(row, column)) column += 1;
      if (column > start) rectangles.push([x + start * unit, y + row * unit, (column - start) * unit, unit]);
    }
  }
  sheet.bars(rectangles);
}
