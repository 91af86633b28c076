import { readCellStock, type Milli } from '@galla/domain';

/** The unsaved value of a cell. */
export interface TypedCell {
  text: string;
  /** The stock that the cell showed at the time; null if the power did not exist. */
  seen: Milli | null;
}

/** Keyed by the cell's power. */
export type TypedCells = Readonly<Record<string, TypedCell>>;

const isTypedCell = (value: unknown): value is TypedCell =>
  typeof value === 'object' &&
  value !== null &&
  'text' in value &&
  typeof value.text === 'string' &&
  'seen' in value &&
  (value.seen === null || typeof value.seen === 'number');

/** Whether a draft on this device can be restored. */
export const isTypedCells = (value: unknown): value is TypedCells =>
  typeof value === 'object' && value !== null && Object.values(value).every(isTypedCell);

/** The typed stock; undefined if the text is not valid. */
export function countedIn({ text }: TypedCell): Milli | undefined {
  const read = readCellStock('', text);
  return typeof read === 'number' ? read : undefined;
}

/** The problem of the typed text. */
export function cellProblem({ text }: TypedCell): string | undefined {
  const read = readCellStock('', text);
  return typeof read === 'object' ? read.message : undefined;
}

/**
 * Adds unsaved values to cells. An empty text, or one equal to the stock, discards the cell's unsaved value.
 * @param storedOf the stock of a power; null if the lens does not exist in it
 */
export function withTyped(
  cells: TypedCells,
  typed: Readonly<Record<string, string>>,
  storedOf: (power: string) => Milli | null,
): TypedCells {
  const next = new Map(Object.entries(cells));
  for (const [power, text] of Object.entries(typed)) {
    const cell = { text: text.trim(), seen: storedOf(power) };
    if (cell.text === '' || countedIn(cell) === cell.seen) next.delete(power);
    else next.set(power, cell);
  }
  return Object.fromEntries(next);
}
