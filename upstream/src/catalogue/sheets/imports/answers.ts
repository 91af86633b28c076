import { columnLetter, countRows, type PlannedRow, rowChanges } from '@galla/domain';
import type { Static } from 'typebox';
import type { CatalogueImport } from '../contract.ts';
import { headingsAnswer } from '../headings/answer.ts';
import type { ImportRow } from './importRows.ts';
import type { SheetPlan } from './planSheet.ts';

type Answer = Static<typeof CatalogueImport>;

const MOST_FAULTS = 1000;
const SHOWN_ROWS = 10;

const typeOf = ({ kind }: ImportRow) => (kind === 'PRODUCT' ? ('product' as const) : ('service' as const));

/** The rows of the preview: those with an effect, or any if there are none. */
function shownRows(rows: readonly PlannedRow[]): readonly PlannedRow[] {
  const active = rows.filter(({ action }) => action === 'ADD' || action === 'CHANGE');
  return (active.length > 0 ? active : rows).slice(0, SHOWN_ROWS);
}

/** An import that can be run, with its effects. */
export function toReadyImport(
  row: ImportRow,
  { rows, faults, fields, headings, version }: SheetPlan,
): Answer {
  const { ADD, CHANGE, UNCHANGED, REFUSED } = countRows(rows);
  return {
    id: row.id,
    category_type: typeOf(row),
    file_name: row.fileName,
    state: 'READY',
    version,
    row_count: rows.length,
    added: ADD,
    changed: CHANGE,
    unchanged: UNCHANGED,
    refused: REFUSED,
    fault_count: faults.length,
    faults: faults.slice(0, MOST_FAULTS).map(({ column, ...fault }) => ({
      ...fault,
      column: column === null ? null : columnLetter(column),
    })),
    ...headingsAnswer(fields, headings),
    rows: shownRows(rows).map((one) => ({
      row: one.row,
      action: one.action,
      title: one.title,
      changes: rowChanges(fields, one),
    })),
  };
}

/** A finished import, with its results. */
export function toDoneImport(row: ImportRow): Answer {
  const { added, changed, unchanged } = row.counts;
  return {
    id: row.id,
    category_type: typeOf(row),
    file_name: row.fileName,
    state: 'DONE',
    version: '',
    row_count: added + changed + unchanged,
    ...row.counts,
    refused: 0,
    fault_count: 0,
    faults: [],
    needs_matching: false,
    columns: [],
    fields: [],
    rows: [],
  };
}
