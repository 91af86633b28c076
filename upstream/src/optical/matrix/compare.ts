import { byPower, type Milli, problem, type Problem, quantityText } from '@galla/domain';
import type { VariantRow } from '../../catalogue/index.ts';
import { milliOf } from '../../db/numeric.ts';
import type { Cell } from './cells.ts';

/** Changes of a count: variants with another stock, and powers that become new variants. */
export interface Changes {
  corrected: { id: string; from: Milli; to: Milli }[];
  added: Cell[];
}

/** A variant's traits under domain's names: the table has another name for a lens's index. */
const traitsOf = (row: VariantRow) => ({ ...row, index: row.lensIndex });

/** The variants of each power of the same lens as the given variant. */
export const powersOf = (variants: readonly VariantRow[], of: VariantRow) =>
  byPower(
    variants.map((row) => traitsOf(row)),
    traitsOf(of),
  ).powers;

/**
 * Compares the current stock of a cell with what the caller saw. A count equal to the current stock corrects nothing,
 * whatever was sold meanwhile.
 */
function compare(cell: Cell, there: readonly VariantRow[], changes: Changes): Problem | undefined {
  const { field, counted, expected } = cell;
  const [only, ...more] = there;
  if (more.length > 0) return problem(field, 'INVALID_INPUT', 'optical.cellShared');
  if (only === undefined) {
    if (expected !== undefined) return problem(field, 'INVALID_INPUT', 'optical.cellGone');
    changes.added.push(cell);
    return undefined;
  }
  const now = milliOf(only.availableQuantity);
  if (counted === now) return undefined;
  if (expected !== now) {
    return problem(field, 'INVALID_INPUT', 'optical.cellChanged', { n: quantityText(now) });
  }
  changes.corrected.push({ id: only.id, from: now, to: counted });
  return undefined;
}

/** The changes by the cells; reports every cell that was changed concurrently. */
export function changesOf(
  cells: readonly Cell[],
  powers: ReadonlyMap<string, readonly VariantRow[]>,
): { changes: Changes } | { problems: Problem[] } {
  const changes: Changes = { corrected: [], added: [] };
  const problems = cells.flatMap((cell) => compare(cell, powers.get(cell.text) ?? [], changes) ?? []);
  return problems.length > 0 ? { problems } : { changes };
}
