import type { FormField } from '../../forms/formField.ts';
import { formatMessage, type MessageKey } from '../../messages/formatMessage.ts';

/** Columns besides those of the form; `faults` is written into annotated workbooks and never read. */
export const OWN_COLUMNS = ['id', 'expected_quantity', 'faults'] as const;
export type OwnColumn = (typeof OWN_COLUMNS)[number];

const LABELS = {
  id: 'sheets.column.id',
  expected_quantity: 'sheets.column.expectedQuantity',
  faults: 'sheets.column.faults',
} as const satisfies Record<OwnColumn, MessageKey>;

/** The heading of such a column. */
export const ownColumnLabel = (column: OwnColumn): string => formatMessage(LABELS[column]);

/** The form fields that get a column in a sheet, in the form's order: all that can be typed (spec 1 §5). */
export function sheetFields(fields: readonly FormField[]): FormField[] {
  return fields.filter(({ type, access }) => type !== 'file' && !access);
}

/** The heading of a field's column; the star marks required fields for people and is ignored when reading. */
export function columnHeading({ label, required }: Pick<FormField, 'label' | 'required'>): string {
  return required ? `${label} *` : label;
}

/** The name a workbook stores for a column independently of its heading; undefined where the field cannot have one. */
export function columnName(field: string): string | undefined {
  return /^[a-z0-9_]{1,60}$/.test(field) ? `galla_${field}` : undefined;
}
