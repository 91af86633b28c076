import type { QrSettings } from '../tenant/qr.ts';
import { barcodeBars, qrBars, qrFor, type Encoders } from './codes.ts';
import { plain } from './fit.ts';
import type { LabelField, LabelItem } from './item.ts';
import { CODE, heightOf, labelLines, linesOf, type Line } from './lines.ts';
import type { Bar, Mark, Measure, TextMark } from './marks.ts';

/** The label of one item; all its copies are the same. */
export interface Face {
  width: number;
  height: number;
  marks: readonly Mark[];
}

/** Settings for composing a face. Lengths are in mm. */
export interface FaceSetting {
  width: number;
  /** Side of the QR code. */
  side: number;
  fields: ReadonlySet<LabelField>;
  look: Pick<QrSettings, 'colour' | 'background' | 'errorLevel'>;
  measure: Measure;
  encoders: Encoders;
}

/** Minimum distance between print and edge. */
export const PAD = 2;
/** Quiet zone of a QR code as a share of its side: close to the four modules cameras need. */
const QUIET = 0.1;
const BARCODE_HEIGHT = 8;
export const BARCODE_GAP = 1.5;
/** Gap between bars and their text. */
export const BARCODE_TEXT_GAP = 0.5;
/** Minimum width of text beside the code; with less room it goes below. */
export const LEAST_TEXT = 26;

export const quietOf = (side: number): number => Math.max(PAD, side * QUIET);

export interface Box {
  x: number;
  y: number;
  width: number;
}

export function textMarks(
  lines: readonly Line[],
  { x, y, width }: Box,
  align: TextMark['align'],
): TextMark[] {
  let top = y;
  return lines.map(({ text, size, weight, pitch }) => {
    const middle = top + pitch / 2;
    top += pitch;
    return { kind: 'text', text, x: align === 'left' ? x : x + width / 2, middle, size, weight, align };
  });
}

/** The code on its background, including the quiet zone. */
export function codeMarks({ address }: LabelItem, setting: FaceSetting, x: number, y: number): Mark[] {
  const { side, look, encoders } = setting;
  const quiet = quietOf(side);
  const ground: Bar = [x - quiet, y - quiet, side + 2 * quiet, side + 2 * quiet];
  const code = qrFor(address, side, look.errorLevel, encoders.qr);
  const bars: Mark = { kind: 'bars', bars: qrBars(code, side, x, y), colour: look.colour };
  const isPlain = look.background.toUpperCase() === '#FFFFFF';
  return isPlain ? [bars] : [{ kind: 'bars', bars: [ground], colour: look.background }, bars];
}

/** The bar code with its text below, or only the text where bars would be too fine or too low (0) to be read. */
export function barcodeMarks(
  item: LabelItem,
  setting: FaceSetting,
  box: Box,
  high = BARCODE_HEIGHT,
): { marks: Mark[]; height: number } {
  const code = plain(item.barcode ?? '');
  if (code === '' || !setting.fields.has('barcode')) return { marks: [], height: 0 };
  const modules = setting.encoders.barcode(code);
  const top = box.y + BARCODE_GAP;
  const bars = modules && high > 0 ? barcodeBars(modules, { ...box, y: top, height: high }) : undefined;
  const lines = linesOf(code, CODE, box.width, setting.measure);
  const under = bars ? top + high + BARCODE_TEXT_GAP : top;
  return {
    marks: [
      ...(bars ? [{ kind: 'bars' as const, bars, colour: '#000000' }] : []),
      ...textMarks(lines, { ...box, y: under }, 'centre'),
    ],
    height: under + heightOf(lines) - box.y,
  };
}

/** Composes the label of one item: text beside the QR code where there is room for it, else below; bars under both. */
export function composeFace(item: LabelItem, setting: FaceSetting): Face {
  const { width, side, fields, measure } = setting;
  const quiet = quietOf(side);
  const inner: Box = { x: PAD, y: quiet, width: width - 2 * PAD };
  const room = width - side - 2 * quiet - PAD;
  const isBeside = room >= LEAST_TEXT;
  const lines = labelLines(item, fields, isBeside ? room : inner.width, measure);
  const height = heightOf(lines);
  const block = isBeside ? Math.max(side, height) : side + (lines.length > 0 ? quiet + height : 0);
  const hasNoText = lines.length === 0;
  const code = codeMarks(
    item,
    setting,
    isBeside && !hasNoText ? quiet : (width - side) / 2,
    isBeside ? quiet + (block - side) / 2 : quiet,
  );
  const text = isBeside
    ? textMarks(lines, { x: side + 2 * quiet, y: quiet + (block - height) / 2, width: room }, 'left')
    : textMarks(lines, { ...inner, y: quiet + side + quiet }, 'centre');
  // The code's quiet zone extends below it when there is no text.
  const rest = quiet + block + (isBeside || hasNoText ? quiet : 0);
  const barcode = barcodeMarks(item, setting, { ...inner, y: rest });
  const bottom = barcode.height > 0 ? rest + barcode.height + PAD : rest + (isBeside || hasNoText ? 0 : PAD);
  return { width, height: bottom, marks: [...code, ...text, ...barcode.marks] };
}
