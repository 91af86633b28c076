import type { FormField } from '../../../forms/formField.ts';
import { formatMessage } from '../../../messages/formatMessage.ts';
import { problem, type Problem } from '../../../refusals/problem.ts';
import { columnLetter, type SheetTable } from '../cell.ts';
import { type MatchField, missingFields, type SheetHeader } from '../readHeader.ts';

/** The field of each column, by column index from 0; skipped columns are absent. */
export type Matching = ReadonlyMap<number, string>;

/** The user's choice for one column. */
export interface ChosenColumn {
  /** From 0. */
  column: number;
  /** The field's name; null skips the column. */
  field: string | null;
}

/** Columns of our own that a sheet may have besides those of the form. */
const OWN_FIELDS = ['id', 'expected_quantity'];

const duplicates = (chosen: readonly ChosenColumn[]): number[] =>
  chosen.flatMap(({ field }, at) =>
    field !== null && chosen.findIndex((one) => one.field === field) < at ? [at] : [],
  );

/**
 * Problems with chosen columns, at `columns.N.field` with N counting in the order of the choice: two columns for
 * one field, or an unknown field or column; and at `columns`, required fields without a column.
 */
export function checkMatching(chosen: readonly ChosenColumn[], fields: readonly MatchField[]): Problem[] {
  const labels = new Map(fields.map(({ name, label }) => [name, label]));
  const unknown = chosen.flatMap(({ field }, at) =>
    field === null || labels.has(field) || OWN_FIELDS.includes(field)
      ? []
      : [problem(`columns.${at}.field`, 'INVALID_INPUT', 'sheets.fieldUnknown')],
  );
  const twice = duplicates(chosen).map((at) => {
    const field = chosen[at]?.field ?? null;
    const first = chosen.find((one) => one.field === field);
    return problem(`columns.${at}.field`, 'INVALID_INPUT', 'sheets.fieldTwice', {
      label: labels.get(field ?? '') ?? field ?? '',
      column: columnLetter(first?.column ?? 0),
    });
  });
  const taken = new Set(chosen.flatMap(({ field }) => field ?? []));
  const missing = missingFields(fields, taken).map(({ label }) =>
    problem('columns', 'INVALID_INPUT', 'sheets.fieldMissing', { label }),
  );
  return [...unknown, ...twice, ...missing];
}

/** The choice as fields by column index; expects a choice that passed `checkMatching`. */
export const matchingOf = (chosen: readonly ChosenColumn[]): Matching =>
  new Map(chosen.flatMap(({ column, field }) => (field === null ? [] : [[column, field] as const])));

/** The header of a sheet that was matched by hand. Faults use the sheet's own headings. */
export function matchedHeader(
  { header, headingRow = 1 }: SheetTable,
  fields: readonly FormField[],
  matching: Matching,
): SheetHeader {
  const known = new Set([...OWN_FIELDS, ...fields.map(({ name }) => name)]);
  const kept = [...matching].filter(([, field]) => known.has(field));
  const places = new Map(kept.map(([column, field]) => [field, column]));
  const labels = new Map(
    kept.map(([column, field]) => [field, header.get(column)?.trim() || columnLetter(column)]),
  );
  // The form may have gained fields since the matching.
  const faults = missingFields(fields, places).map(({ label }) => ({
    row: headingRow,
    column: null,
    label,
    message: formatMessage('sheets.headingMissing', { label }),
  }));
  return { places, labels, faults };
}
