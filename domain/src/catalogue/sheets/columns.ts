import type { FormField } from '../../forms/formField.ts';
import { formatMessage, type MessageKey } from '../../messages/formatMessage.ts';

/** Columns beside those of the form; `faults` is what an annotated workbook says, and is not read. */
export const OWN_COLUMNS = ['id', 'expected_quantity', 'faults'] as const;
export type OwnColumn = (typeof OWN_COLUMNS)[number];

const LABELS = {
  id: 'sheets.column.id',
  expected_quantity: 'sheets.column.expectedQuantity',
  faults: 'sheets.column.faults',
} as const satisfies Record<OwnColumn, MessageKey>;

/** What stands over a column of our own. */
export const ownColumnLabel = (column: OwnColumn): string => formatMessage(LABELS[column]);

/** The fields of a form that a sheet has columns for, in the form's order: all that can be typed (spec 1 §5). */
export function sheetFields(fields: readonly FormField[]): FormField[] {
  return fields.filter(({ type, access }) => type !== 'file' && !access);
}

/** What stands over the column of a field; the star is for who fills it in, and is not read. */
export function columnHeading({ label, required }: Pick<FormField, 'label' | 'required'>): string {
  return required ? `${label} *` : label;
}

/** The name by which a workbook keeps a column apart from its heading; undefined where it can't have one. */
export function columnName(field: string): string | undefined {
  return /^[a-z0-9_]{1,60}$/.test(field) ? `galla_${field}` : undefined;
}
