import { isWhole, parseStock, type Milli } from '../../quantity/quantity.ts';
import { problem, type Problem } from '../../refusals/problem.ts';

/**
 * Reads what was typed into a cell of the matrix: whole lenses, none or more. Undefined where nothing was.
 * @param field where a problem is told
 */
export function readCellStock(field: string, text: string): Milli | Problem | undefined {
  if (text.trim() === '') return undefined;
  const stock = parseStock(text);
  return stock === undefined || !isWhole(stock)
    ? problem(field, 'INVALID_INPUT', 'optical.cellInvalid')
    : stock;
}
