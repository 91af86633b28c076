import type { Bar } from './marks.ts';

/**
 * Papers for labels: sheets to be cut or a roll (spec 3 §9: 80 mm or 200 mm), A4 sheets with a number of stickers,
 * or a roll of stickers with a width in mm.
 */
export const LABEL_PAPERS = [
  'A4',
  'THERMAL_80',
  'THERMAL_200',
  'STICKERS_24',
  'STICKERS_40',
  'STICKERS_65',
  'ROLL_50X25',
  'ROLL_38X25',
] as const;
export type LabelPaper = (typeof LABEL_PAPERS)[number];

/** Sizes of the QR code (spec 3 §9): on A4 in pixels of 1/96 inch, otherwise in mm. */
export const LABEL_SIZES: Record<LabelPaper, { min: number; max: number; normal: number }> = {
  A4: { min: 37, max: 150, normal: 150 },
  THERMAL_80: { min: 10, max: 60, normal: 30 },
  THERMAL_200: { min: 10, max: 60, normal: 30 },
  STICKERS_24: { min: 10, max: 26, normal: 22 },
  STICKERS_40: { min: 10, max: 18, normal: 16 },
  STICKERS_65: { min: 10, max: 14, normal: 13 },
  ROLL_50X25: { min: 10, max: 20, normal: 17 },
  ROLL_38X25: { min: 10, max: 14, normal: 14 },
};

/** A paper to lay out labels on. All lengths are in mm. */
export interface LabelSheet {
  width: number;
  /** Undefined on a roll: a piece is as high as one row of labels. */
  height: number | undefined;
  /** Margins that printers leave blank, left and right, and above and below. */
  blank: { x: number; y: number };
  /** Labels per row; undefined for as many as fit. */
  columns: number | undefined;
  /** Whether cutting lines are printed. */
  guides: boolean;
  /** Thermal printing: black only. */
  thermal: boolean;
}

/** Pre-cut stickers: every label has their size. All lengths are in mm. */
export interface StickerSheet {
  width: number;
  height: number;
  sticker: { width: number; height: number };
  columns: number;
  rows: number;
  /** Gap between stickers in a row; there is none between rows. */
  gap: number;
  thermal: boolean;
}

const ROLL = { height: undefined, blank: { x: 4, y: 0 }, thermal: true };

const A4_STICKERS = { width: 210, height: 297, gap: 2.5, thermal: false };

const rollOf = (width: number, height: number): StickerSheet => ({
  width,
  height,
  sticker: { width, height },
  columns: 1,
  rows: 1,
  gap: 0,
  thermal: true,
});

/** The common sheets of stickers, 63.5 x 33.9, 45.7 x 25.4 and 38.1 x 21.2 mm, centred on the A4. */
const SHEETS: Record<LabelPaper, LabelSheet | StickerSheet> = {
  A4: { width: 210, height: 297, blank: { x: 5, y: 5 }, columns: undefined, guides: true, thermal: false },
  THERMAL_80: { ...ROLL, width: 80, columns: 1, guides: false },
  THERMAL_200: { ...ROLL, width: 200, columns: 2, guides: true },
  STICKERS_24: { ...A4_STICKERS, sticker: { width: 63.5, height: 33.9 }, columns: 3, rows: 8 },
  STICKERS_40: { ...A4_STICKERS, sticker: { width: 45.7, height: 25.4 }, columns: 4, rows: 10 },
  STICKERS_65: { ...A4_STICKERS, sticker: { width: 38.1, height: 21.2 }, columns: 5, rows: 13 },
  ROLL_50X25: rollOf(50, 25),
  ROLL_38X25: rollOf(38, 25),
};

export const sheetOf = (paper: LabelPaper): LabelSheet | StickerSheet => SHEETS[paper];

export const isStickers = (sheet: LabelSheet | StickerSheet): sheet is StickerSheet => 'sticker' in sheet;

/** Stickers per sheet, of which the first may be used up; 1 where labels begin at the top of the paper. */
export function stickersOnSheet(paper: LabelPaper): number {
  const sheet = sheetOf(paper);
  return isStickers(sheet) ? sheet.columns * sheet.rows : 1;
}

const MM_PER_PIXEL = 25.4 / 96;

/** The side of the QR code in mm, for a size in the paper's unit. */
export const qrSide = (paper: LabelPaper, size: number): number =>
  paper === 'A4' ? size * MM_PER_PIXEL : size;

/** Thin enough to vanish under the blade, in mm. */
const GUIDE = 0.1;

const line = (at: number, length: number): number => Math.min(at, length - GUIDE);

/** The cutting lines around every cell of a page with `rows` rows, each line once. */
export function guidesOf(cell: { width: number; height: number }, columns: number, rows: number): Bar[] {
  const [width, height] = [columns * cell.width, rows * cell.height];
  return [
    ...Array.from({ length: rows + 1 }, (_, row): Bar => [0, line(row * cell.height, height), width, GUIDE]),
    ...Array.from({ length: columns + 1 }, (_, column): Bar => [
      line(column * cell.width, width),
      0,
      GUIDE,
      height,
    ]),
  ];
}
