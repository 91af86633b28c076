import type { QrSettings } from '../tenant/qr.ts';
import type { Encoders } from './codes.ts';
import { composeFace, LEAST_TEXT, PAD, quietOf, type Face } from './face.ts';
import type { LabelItem } from './item.ts';
import type { Bar, Measure } from './marks.ts';
import type { LabelOptions } from './options.ts';
import { guidesOf, isStickers, qrSide, sheetOf, type LabelSheet } from './paper.ts';
import { layoutStickers } from './stickers.ts';

/** A page of labels. Lengths are in mm from its left and top. */
export interface LabelPage {
  width: number;
  height: number;
  /** Where to cut. */
  guides: readonly Bar[];
  /** The stickers of a sheet of stickers, drawn in a preview and not printed. */
  stickers?: readonly Bar[];
  /** Positions of the labels: `face` is an index into the layout's faces. */
  labels: readonly { face: number; x: number; y: number }[];
}

export interface LabelLayout {
  /** One per labelled item, regardless of the number of copies. */
  faces: readonly Face[];
  pages: readonly LabelPage[];
}

/** Tools for laying out labels. */
export interface LabelTools {
  look: QrSettings;
  measure: Measure;
  encoders: Encoders;
}

/** Codes narrower than this have their text beside them on a sheet, to keep it readable. */
const NARROW = 24;

const BLACK = { colour: '#000000', background: '#FFFFFF' } as const;

/** Tolerance for a row or column that fits exactly. */
const HAIR = 1e-9;

/** The columns of a sheet and their width, from the size of the code and its text. */
function columnsOf(sheet: LabelSheet, side: number, hasText: boolean): { columns: number; width: number } {
  const room = sheet.width - 2 * sheet.blank.x;
  const code = side + 2 * quietOf(side);
  const needed = hasText && side < NARROW ? code + LEAST_TEXT + PAD : code;
  const columns = sheet.columns ?? Math.max(1, Math.floor(room / needed + HAIR));
  return { columns, width: room / columns };
}

/**
 * The rows of a sheet and their height: as many as fit, sharing the whole height. On a roll each label is its own
 * piece.
 */
function rowsOf({ height, blank }: LabelSheet, highest: number): { rows: number; height: number } {
  if (height === undefined) return { rows: 1, height: highest };
  const room = height - 2 * blank.y;
  const rows = Math.floor(room / highest + HAIR);
  return { rows, height: room / rows };
}

/**
 * Lays out labels on pages; the preview, the client's PDF and the server's PDF all use it. All cells have the same
 * height, as on label paper; all copies appear, in the order of the items.
 */
export function layoutLabels(
  items: readonly LabelItem[],
  options: LabelOptions,
  tools: LabelTools,
): LabelLayout {
  const { look, measure, encoders } = tools;
  const wanted = items.filter(({ quantity }) => quantity > 0);
  const copies = wanted.flatMap(({ quantity }, face) => Array.from({ length: quantity }, () => face));
  const sheet = sheetOf(options.paper);
  const side = qrSide(options.paper, options.size);
  const fields = new Set(options.fields);
  const printed = sheet.thermal ? { ...look, ...BLACK } : look;
  const setting = { side, fields, look: printed, measure, encoders };
  if (isStickers(sheet)) return layoutStickers(sheet, { wanted, copies, start: options.start ?? 1, setting });
  const hasText = fields.size > 0 || items.some(({ powers = [] }) => powers.length > 0);
  const { columns, width } = columnsOf(sheet, side, hasText);
  const faces = wanted.map((item) => composeFace(item, { ...setting, width }));
  const highest = Math.max(0, ...faces.map((face) => face.height));
  const { rows, height } = rowsOf(sheet, highest);
  // Codes on a sheet are aligned; a label on a roll is centred.
  const down = (own: number): number => (height - (sheet.height === undefined ? own : highest)) / 2;
  const perPage = columns * rows;
  const pages = Array.from({ length: Math.ceil(copies.length / perPage) }, (_, page): LabelPage => {
    const here = copies.slice(page * perPage, (page + 1) * perPage);
    const { x: left, y: top } = sheet.blank;
    const guides = sheet.guides ? guidesOf({ width, height }, columns, Math.ceil(here.length / columns)) : [];
    return {
      width: sheet.width,
      height: sheet.height ?? height,
      guides: guides.map(([x, y, w, h]): Bar => [left + x, top + y, w, h]),
      labels: here.map((face, at) => ({
        face,
        x: left + (at % columns) * width,
        y: top + Math.floor(at / columns) * height + down(faces[face]?.height ?? highest),
      })),
    };
  });
  return { faces, pages };
}
