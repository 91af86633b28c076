import type { Bar } from './marks.ts';

/** What labels are printed on: sheets to be cut, or a roll (spec 3 §9: 80 mm or 200 mm). */
export const LABEL_PAPERS = ['A4', 'THERMAL_80', 'THERMAL_200'] as const;
export type LabelPaper = (typeof LABEL_PAPERS)[number];

/** The size of the QR code (spec 3 §9): on A4 in pixels of 1/96 inch, on a roll in mm. */
export const LABEL_SIZES: Record<LabelPaper, { min: number; max: number; normal: number }> = {
  A4: { min: 37, max: 150, normal: 150 },
  THERMAL_80: { min: 10, max: 60, normal: 30 },
  THERMAL_200: { min: 10, max: 60, normal: 30 },
};

/** What is laid out on. All lengths are mm. */
export interface LabelSheet {
  width: number;
  /** Undefined on a roll: a piece is as high as one row of labels. */
  height: number | undefined;
  /** What printers leave blank at the left and right, and above and below. */
  blank: { x: number; y: number };
  /** How many labels stand beside each other; undefined: as many as there is room for. */
  columns: number | undefined;
  /** Whether lines show where to cut. */
  guides: boolean;
  /** Printed with heat: black alone. */
  thermal: boolean;
}

const ROLL = { height: undefined, blank: { x: 4, y: 0 }, thermal: true };

const SHEETS: Record<LabelPaper, LabelSheet> = {
  A4: { width: 210, height: 297, blank: { x: 5, y: 5 }, columns: undefined, guides: true, thermal: false },
  THERMAL_80: { ...ROLL, width: 80, columns: 1, guides: false },
  THERMAL_200: { ...ROLL, width: 200, columns: 2, guides: true },
};

export const sheetOf = (paper: LabelPaper): LabelSheet => SHEETS[paper];

const MM_PER_PIXEL = 25.4 / 96;

/** The side of the QR code in mm, of a size in the paper's unit. */
export const qrSide = (paper: LabelPaper, size: number): number =>
  paper === 'A4' ? size * MM_PER_PIXEL : size;

/** Thin enough to vanish under the blade. */
const GUIDE = 0.1;

const line = (at: number, length: number): number => Math.min(at, length - GUIDE);

/** The lines to cut along: around every cell of a page that has `rows` of them, each line once. */
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
