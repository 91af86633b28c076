import type { Column, Paper } from '../paper.ts';
import { INK2, INK3, type Sheet, type TextStyle } from '../../../paper/sheet.ts';

/** Index of the description column, which takes the remaining width. */
export const DESCRIPTION = 1;
const NUMBER_WIDTH = 32;
const LEAST_DESCRIPTION = 150;
/** Width of the two margin rules with the space around them. */
const MARGIN = 10;
const GAP = 11;
/** Normal font size; everything scales with it. */
const SIZE = 12.5;
const LEAST_SIZE = 8;

/** Row height: at least `row`; for more text, `line` per line plus `edge` for the padding above and below together. */
export interface Spacing {
  row: number;
  line: number;
  edge: number;
}

const ROOMY: Spacing = { row: 40, line: 18, edge: 16 };
/** For tables that would otherwise need one more page. */
export const COMPACT: Spacing = { row: 32, line: 15.5, edge: 8 };

/** The layout of a table: column positions, wrapped texts and row heights. */
export interface Table {
  columns: { left: number; right: number; align: Column['align'] }[];
  /** Left rule of the margin. */
  margin: number;
  /** Scale of its text; 1 is the normal size. */
  scale: number;
  descriptions: string[][];
  spacing: Spacing;
  heights: number[];
}

/** Text styles of a table at a scale. */
export const stylesAt = (scale: number) => ({
  head: { size: 12 * scale, weight: 500, colour: INK2 } satisfies TextStyle,
  cell: { size: SIZE * scale } satisfies TextStyle,
  name: { size: SIZE * scale, weight: 500 } satisfies TextStyle,
  amount: { size: SIZE * scale, weight: 600 } satisfies TextStyle,
  small: { size: 10.4 * scale, colour: INK3 } satisfies TextStyle,
  muted: { size: SIZE * scale, colour: INK3 } satisfies TextStyle,
});

/** The width each column needs at normal size, with the gap before it. */
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

/** Computes the layout; where large amounts leave too little room for the description, everything is scaled down. */
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

/** The same table with other row heights. */
export function spaced(table: Table, spacing: Spacing): Table {
  const heights = table.descriptions.map((lines) =>
    Math.max(spacing.row, lines.length * spacing.line * table.scale + spacing.edge),
  );
  return { ...table, spacing, heights };
}
