import {
  checkMatching,
  type ChosenColumn,
  columnNumber,
  type FormField,
  type Matching,
  matchingOf,
  problem,
  type SheetColumn,
} from '@galla/domain';
import type { Static } from 'typebox';
import { refuseOn } from '../../../http/refused.ts';
import type { ChosenColumns } from './schemas.ts';

/**
 * The matching of a sheet's columns as chosen by the caller.
 * @throws Refused at `columns.N.column` for a column that the sheet does not have or that is named twice, and for every
 * problem of
 * `checkMatching`
 */
export function acceptedMatching(
  sent: Static<typeof ChosenColumns>,
  fields: readonly FormField[],
  columns: readonly SheetColumn[],
): Matching {
  const there = new Set(columns.map(({ column }) => column));
  const chosen = sent.map(({ column, field }): ChosenColumn => ({
    column: columnNumber(column) ?? -1,
    field,
  }));
  const misnamed = chosen.map(({ column }, at) => {
    if (!there.has(column)) return problem(`columns.${at}.column`, 'INVALID_INPUT', 'sheets.columnUnknown');
    const first = chosen.findIndex((one) => one.column === column);
    return first < at ? problem(`columns.${at}.column`, 'INVALID_INPUT', 'sheets.columnTwice') : undefined;
  });
  refuseOn(...misnamed, ...checkMatching(chosen, fields));
  return matchingOf(chosen);
}
