import { create } from 'qrcode';
import type { QrErrorLevel } from '@galla/domain';

/** A QR code as one SVG path. */
export interface QrPath {
  /** Modules per side; also the side of the viewBox. */
  side: number;
  path: string;
}

/** The runs of dark modules in one row, as rectangles of the path. */
function rowPath(isDark: (column: number) => boolean, side: number, row: number): string {
  let path = '';
  for (let column = 0; column < side; column += 1) {
    if (!isDark(column)) continue;
    const start = column;
    while (column + 1 < side && isDark(column + 1)) column += 1;
    const length = column + 1 - start;
    path += `M${start} ${row}h${length}v1h-${length}z`;
  }
  return path;
}

/** The QR code of a text, without the quiet zone; `level` is the share that may be covered or damaged. */
export function qrPath(text: string, level: QrErrorLevel): QrPath {
  const { modules } = create(text, { errorCorrectionLevel: level });
  const { size } = modules;
  const rows = Array.from({ length: size }, (_, row) =>
    rowPath((column) => modules.get(row, column) === 1, size, row),
  );
  return { side: size, path: rows.join('') };
}
