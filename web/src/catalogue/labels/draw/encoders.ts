import { symbologyOf, type Encoders, type QrErrorLevel, type QrMatrix } from '@galla/domain';
import JsBarcode from 'jsbarcode';
import { create } from 'qrcode';

/** Cache size. The layout is recomputed on every keystroke, mostly with the same few codes. */
const KEPT = 4000;
const kept = new Map<string, QrMatrix>();

function qr(text: string, errorCorrectionLevel: QrErrorLevel): QrMatrix {
  const key = errorCorrectionLevel + text;
  const known = kept.get(key);
  if (known) return known;
  const { modules } = create(text, { errorCorrectionLevel });
  const fresh: QrMatrix = {
    side: modules.size,
    isDark: (row, column) => modules.get(row, column) === 1,
  };
  if (kept.size >= KEPT) kept.clear();
  kept.set(key, fresh);
  return fresh;
}

function barcode(text: string): string | undefined {
  const format = symbologyOf(text);
  if (format === undefined) return undefined;
  // Given an object instead of an element, the library writes the modules into it and draws nothing.
  const drawn: { encodings?: { data: string }[] } = {};
  JsBarcode(drawn, text, { format, flat: true });
  return drawn.encodings?.map(({ data }) => data).join('');
}

/** The encoders of the codes on labels. */
export const encoders: Encoders = { qr, barcode };
