import type { Column, Paper } from '../paper.ts';
import { INK2, INK3, type Sheet, type TextStyle } from '../../../paper/sheet.ts';

/** The description is the column that takes what the others leave. */
export const DESCRIPTION = 1;
const NUMBER_WIDTH = 32;
const LEAST_DESCRIPTION = 150;
/** The margin's two lines and the space around them. */
const MARGIN = 10;
const GAP = 11;
/** The usual size of text; everything shrinks with it. */
const SIZE = 12.5;
const LEAST_SIZE = 8;

/** How high rows are: at least `row`, or so many lines with `edge` above and below together. */
export interface Spacing {
  row: number;
  line: number;
  edge: number;
}

const ROOMY: Spacing = { row: 40, line: 18, edge: 16 };
/** For tables that would otherwise need one more page. */
export const COMPACT: Spacing = { row: 32, line: 15.5, edge: 8 };

/** A table laid out: where its columns are, how its texts are broken, and how high each row is. */
export interface Table {
  columns: { left: number; right: number; align: Column['align'] }[];
  /** Left line of the margin. */
  margin: number;
  /** The size of its text as a share of the usual one. */
  scale: number;
  descriptions: string[][];
  spacing: Spacing;
  heights: number[];
}

/** The texts of a table at a scale. */
export const stylesAt = (scale: number) => ({
  head: { size: 12 * scale, weight: 500, colour: INK2 } satisfies TextStyle,
  cell: { size: SIZE * scale } satisfies TextStyle,
  name: { size: SIZE * scale, weight: 500 } satisfies TextStyle,
  amount: { size: SIZE * scale, weight: 600 } satisfies TextStyle,
  small: { size: 10.4 * scale, colour: INK3 } satisfies TextStyle,
  muted: { size: SIZE * scale, colour: INK3 } satisfies TextStyle,
});

/** What each column needs at the usual size, with the gap before it. */
function neededWidths(sheet: Sheet, paper: Paper): number[] {
  const { head, amount, small } = stylesAt(1);
  return paper.columns.map(({ label, pitch }, at) => {
    if (at <= DESCRIPTION) return 0;
    const cells = [...paper.rows, paper.sumRow].flatMap((row) => row[at] ?? []);
    const texts = cells.map(({ text, under }) =>
      Math.max(sheet.width(text, amount), under ? sheet.width(under, small) : 0),
    );
    return Math.max(pitch, GAP + Math.max(sheet.width(label, head), ...texts));
  });
}

/** Lays a table out; where large amounts leave the description too little, everything is set smaller. */
export function layOut(sheet: Sheet, paper: Paper): Table {
  const needed = neededWidths(sheet, paper);
  const { edge, right } = sheet.page;
  const room = right - edge - NUMBER_WIDTH - MARGIN;
  const others = needed.reduce((sum, width) => sum + width, 0);
  const scale = Math.max(LEAST_SIZE / SIZE, Math.min(1, (room - LEAST_DESCRIPTION) / others));
  const widths = needed.map((width, at) => {
    if (at === 0) return NUMBER_WIDTH;
    return at === DESCRIPTION ? room - others * scale : width * scale;
  });

  const last = widths.length - 1;
  let left = edge;
  const columns = paper.columns.map(({ align }, at) => {
    if (at === last) left += MARGIN;
    const column = { left, right: left + (widths[at] ?? 0), align };
    left = column.right;
    return column;
  });
  const width = (widths[DESCRIPTION] ?? 0) - GAP * scale;
  const descriptions = paper.rows.map((row) =>
    sheet.wrap(row[DESCRIPTION]?.text ?? '', width, stylesAt(scale).name),
  );
  const margin = (columns[last]?.left ?? right) - 4;
  return spaced({ columns, margin, scale, descriptions, spacing: ROOMY, heights: [] }, ROOMY);
}

/** The same table with other heights of its rows. */
export function spaced(table: Table, spacing: Spacing): Table {
  const heights = table.descriptions.map((lines) =>
    Math.max(spacing.row, lines.length * spacing.line * table.scale + spacing.edge),
  );
  return { ...table, spacing, heights };
}
