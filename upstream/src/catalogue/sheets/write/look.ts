import type { Alignment, Fill, Font, Style } from 'exceljs';

/** The look of our workbooks: the screens' colours on white paper. */
export const ACCENT = 'FF0B5A75';
export const WHITE = 'FFFFFFFF';
const PALE = 'FFE2F0F5';
export const DUE = 'FFFCE9E7';
export const DUE_INK = 'FFB3261E';

const fill = (argb: string): Fill => ({ type: 'pattern', pattern: 'solid', fgColor: { argb } });
const alignment: Partial<Alignment> = { vertical: 'middle', wrapText: true };
const bold = (argb: string): Partial<Font> => ({ bold: true, color: { argb } });

export const HEADING: Partial<Style> = { font: bold(WHITE), fill: fill(ACCENT), alignment };
export const OWN_HEADING: Partial<Style> = { font: bold(ACCENT), fill: fill(PALE), alignment };
/** Text format, so that a code keeps its zeros. */
export const TEXT_FORMAT = '@';
export const DATE_FORMAT = 'yyyy-mm-dd';
/** Rupees with two decimals, grouped in lakhs and crores. */
export const MONEY_FORMAT = '[>=10000000]##\\,##\\,##\\,##0.00;[>=100000]##\\,##\\,##0.00;##,##0.00';
