import { readCellStock, type Milli } from '@galla/domain';

/** What was typed into a cell. */
export interface TypedCell {
  text: string;
  /** What the cell showed then; null where there was no such power. */
  seen: Milli | null;
}

/** By the power of the cell. */
export type TypedCells = Readonly<Record<string, TypedCell>>;

const isTypedCell = (value: unknown): value is TypedCell =>
  typeof value === 'object' &&
  value !== null &&
  'text' in value &&
  typeof value.text === 'string' &&
  'seen' in value &&
  (value.seen === null || typeof value.seen === 'number');

/** Whether a draft on this device can be used. */
export const isTypedCells = (value: unknown): value is TypedCells =>
  typeof value === 'object' && value !== null && Object.values(value).every(isTypedCell);

/** The stock that was typed; undefined for what is none. */
export function countedIn({ text }: TypedCell): Milli | undefined {
  const read = readCellStock('', text);
  return typeof read === 'number' ? read : undefined;
}

/** What is wrong with it. */
export function cellProblem({ text }: TypedCell): string | undefined {
  const read = readCellStock('', text);
  return typeof read === 'object' ? read.message : undefined;
}

/**
 * With what was typed into some cells; an empty one, and one that says what is there anyway, takes back what was typed.
 * @param storedOf what there is of a power; null where it is not kept
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
