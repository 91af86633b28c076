import { isWhole, parseStock, type Milli } from '../../quantity/quantity.ts';
import { problem, type Problem } from '../../refusals/problem.ts';

/**
 * Parses a cell of the matrix: a whole number of lenses, zero or more. Undefined when empty.
 * @param field where a problem is reported
 */
export function readCellStock(field: string, text: string): Milli | Problem | undefined {
  if (text.trim() === '') return undefined;
  const stock = parseStock(text);
  return stock === undefined || !isWhole(stock)
    ? problem(field, 'INVALID_INPUT', 'optical.cellInvalid')
    : stock;
}
