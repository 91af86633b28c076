import type { FormField } from '../../forms/formField.ts';
import { blankItem } from '../itemDraft.ts';
import { itemValues } from '../itemValues.ts';
import type { PlannedRow } from './planImport.ts';

/** What one cell would change; both as people read them. */
export interface FieldChange {
  label: string;
  before: string;
  after: string;
}

/** What people read for a value of a field. */
function valueLabel({ values }: FormField, text: string): string {
  return values.find(({ value }) => value === text)?.label ?? text;
}

/** What a row would change of its item, or fill in for a new one, in the order of the form. */
export function rowChanges(fields: readonly FormField[], { draft, before }: PlannedRow): FieldChange[] {
  if (!draft) return [];
  const stock = draft.available ?? before?.available;
  const after = itemValues({ ...draft, available: stock });
  // What every new item has is no news.
  const was = itemValues(before ?? blankItem(draft.kind));
  return fields.flatMap((field) => {
    const [same, now] = [was[field.name] ?? '', after[field.name] ?? ''];
    const old = before ? same : '';
    return same === now
      ? []
      : [{ label: field.label, before: valueLabel(field, old), after: valueLabel(field, now) }];
  });
}
