/** Cells of a spreadsheet as its program puts them on the clipboard: rows by lines, columns by tabs. */
export function readBlock(text: string): string[][] {
  const rows = text.replaceAll('\r\n', '\n').replaceAll('\r', '\n').replace(/\n$/, '').split('\n');
  return rows.map((row) => row.split('\t').map((cell) => cell.trim()));
}

/** A place of the matrix, from 0. */
export interface At {
  row: number;
  column: number;
}

/** What a block puts where, beginning at a place; empty cells leave what is there. `beyond` is what found no place. */
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
