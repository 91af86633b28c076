import { fileNameOf, qrBars, type QrSettings } from '@galla/domain';
import { zip } from 'fflate';
import { encoders } from '../draw/encoders.ts';
import { rowName, type LabelRow } from '../labelRow.ts';

/** Pixels of the picture per pixel of the shop's size setting, for sharp print. */
const SCALE = 4;
/** Quiet zone around a code, in modules (ISO/IEC 18004). */
const QUIET = 4;

/** The QR code of a row as a PNG with the shop's colours and size. */
async function pictureOf({ address }: LabelRow, look: QrSettings): Promise<Blob> {
  const code = encoders.qr(address, look.errorLevel);
  const modules = code.side + 2 * QUIET;
  // Whole pixels per module; fractions would blur the edges.
  const unit = Math.max(1, Math.round((look.size * SCALE) / modules));
  const canvas = document.createElement('canvas');
  canvas.width = modules * unit;
  canvas.height = modules * unit;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser draws no canvas');
  context.fillStyle = look.background;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = look.colour;
  for (const bar of qrBars(code, code.side * unit, QUIET * unit, QUIET * unit)) context.fillRect(...bar);
  const { promise, resolve } = Promise.withResolvers<Blob | null>();
  canvas.toBlob(resolve, 'image/png');
  const blob = await promise;
  if (blob === null) throw new Error('This browser makes no picture of a canvas');
  return blob;
}

const bytesOf = async (blob: Blob): Promise<Uint8Array> => new Uint8Array(await blob.arrayBuffer());

/** The QR code of one row as a PNG; of several as a zip. */
export async function codesFile(rows: readonly LabelRow[], look: QrSettings): Promise<File> {
  const pictures = await Promise.all(rows.map((row) => pictureOf(row, look)));
  const names = rows.map((row, at) => fileNameOf(rowName(row), at, 'png'));
  const [first] = pictures;
  if (first && pictures.length === 1) return new File([first], names[0] ?? '', { type: 'image/png' });
  const entries = await Promise.all(
    pictures.map(async (blob, at) => [names[at] ?? '', await bytesOf(blob)] as const),
  );
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array<ArrayBuffer>>();
  // PNGs are already compressed.
  zip(Object.fromEntries(entries), { level: 0 }, (error, bytes) => (error ? reject(error) : resolve(bytes)));
  return new File([await promise], 'QR codes.zip', { type: 'application/zip' });
}
