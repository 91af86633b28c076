import type { FormField } from '../../forms/formField.ts';
import { blankItem } from '../itemDraft.ts';
import { itemValues } from '../itemValues.ts';
import type { PlannedRow } from './planImport.ts';

/** The change of one cell, with both values as labels. */
export interface FieldChange {
  label: string;
  before: string;
  after: string;
}

/** The label of a field's value. */
function valueLabel({ values }: FormField, text: string): string {
  return values.find(({ value }) => value === text)?.label ?? text;
}

/** The changes a row makes to its item, or its values for a new one, in the order of the form. */
export function rowChanges(fields: readonly FormField[], { draft, before }: PlannedRow): FieldChange[] {
  if (!draft) return [];
  const stock = draft.available ?? before?.available;
  const after = itemValues({ ...draft, available: stock });
  // Default values of a new item are not listed.
  const was = itemValues(before ?? blankItem(draft.kind));
  return fields.flatMap((field) => {
    const [same, now] = [was[field.name] ?? '', after[field.name] ?? ''];
    const old = before ? same : '';
    return same === now
      ? []
      : [{ label: field.label, before: valueLabel(field, old), after: valueLabel(field, now) }];
  });
}
