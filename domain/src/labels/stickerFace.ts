import {
  BARCODE_GAP,
  BARCODE_TEXT_GAP,
  barcodeMarks,
  codeMarks,
  PAD,
  quietOf,
  textMarks,
  type Face,
  type FaceSetting,
} from './face.ts';
import { plain } from './fit.ts';
import type { LabelItem } from './item.ts';
import { heightOf, labelLines, type Line } from './lines.ts';

/** Lower than on paper that is cut, but still readable for a counter scanner. */
const BARS = 5;
/** Smaller QR codes are unreadable; the bar code gives way instead. */
const LEAST_CODE = 10;
/** Height of the text below a bar code. */
const SAYS = BARCODE_GAP + 3.6;

/** Lines shrunk to the available height: no part of a label may be missing. */
function shrunk(lines: readonly Line[], room: number): Line[] {
  const share = Math.min(1, room / heightOf(lines));
  return lines.map((line) => ({ ...line, size: line.size * share, pitch: line.pitch * share }));
}

/** The text of a sticker: a long name gives up its second line before everything shrinks. */
function linesIn(item: LabelItem, setting: FaceSetting, width: number, height: number): Line[] {
  const lines = labelLines(item, setting.fields, width, setting.measure);
  if (heightOf(lines) <= height) return lines;
  return shrunk(labelLines(item, setting.fields, width, setting.measure, 1), height);
}

/**
 * Composes the label of one item for a sticker of `width` x `height`: the QR code at the left, at the requested
 * size or as large as fits, text beside it, the bar code below both.
 */
export function composeSticker(item: LabelItem, asked: FaceSetting, height: number): Face {
  const { width, fields } = asked;
  const hasBarcode = fields.has('barcode') && plain(item.barcode ?? '') !== '';
  const quiet = quietOf(asked.side);
  const room = (below: number): number => height - quiet - (hasBarcode ? below + PAD : quiet);
  const withBars = room(SAYS + BARS + BARCODE_TEXT_GAP);
  const bars = withBars >= LEAST_CODE ? BARS : 0;
  const high = bars > 0 ? withBars : room(SAYS);
  const side = Math.min(asked.side, high);
  const setting = { ...asked, side };
  const beside = { x: side + 2 * quiet, width: width - side - 2 * quiet - PAD };
  const lines = linesIn(item, setting, beside.width, high);
  const middle = quiet + high / 2;
  return {
    width,
    height,
    marks: [
      ...codeMarks(item, setting, lines.length > 0 ? quiet : (width - side) / 2, middle - side / 2),
      ...textMarks(lines, { ...beside, y: middle - heightOf(lines) / 2 }, 'left'),
      ...barcodeMarks(item, setting, { x: PAD, y: quiet + high, width: width - 2 * PAD }, bars).marks,
    ],
  };
}
