/** Parses clipboard text of a spreadsheet: rows by line, columns by tab. */
export function readBlock(text: string): string[][] {
  const rows = text.replaceAll('\r\n', '\n').replaceAll('\r', '\n').replace(/\n$/, '').split('\n');
  return rows.map((row) => row.split('\t').map((cell) => cell.trim()));
}

/** A position in the matrix, from 0. */
export interface At {
  row: number;
  column: number;
}

/**
 * Places a block at a position; empty cells change nothing. `beyond` counts the values outside the matrix.
 */
export function placeBlock(
  block: readonly (readonly string[])[],
  at: At,
  size: { rows: number; columns: number },
): { placed: (At & { text: string })[]; beyond: number } {
  const filled = block.flatMap((row, down) =>
    row.flatMap((text, right) =>
      text === '' ? [] : [{ row: at.row + down, column: at.column + right, text }],
    ),
  );
  const placed = filled.filter(({ row, column }) => row < size.rows && column < size.columns);
  return { placed, beyond: filled.length - placed.length };
}
