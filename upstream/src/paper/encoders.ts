import { type Encoders, symbologyOf } from '@galla/domain';
import JsBarcode from 'jsbarcode';
import QRCode from 'qrcode';

function barcode(text: string): string | undefined {
  const format = symbologyOf(text);
  if (format === undefined) return undefined;
  // Given an object instead of an element, the library stores the modules in it and draws nothing.
  const drawn: { encodings?: { data: string }[] } = {};
  JsBarcode(drawn, text, { format, flat: true });
  return drawn.encodings?.map(({ data }) => data).join('');
}

/** Encoders for the codes on labels. */
export const encoders: Encoders = {
  qr(text, errorCorrectionLevel) {
    const { modules } = QRCode.create(text, { errorCorrectionLevel });
    return { side: modules.size, isDark: (row, column) => modules.get(row, column) === 1 };
  },
  barcode,
};
