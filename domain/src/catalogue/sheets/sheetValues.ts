import { holdsList, type FormField } from '../../forms/formField.ts';
import { wireText } from '../../forms/formValue.ts';
import type { ItemDraft } from '../itemDraft.ts';
import { hiddenItemFields } from '../itemFields.ts';
import { itemValues } from '../itemValues.ts';

/** What people read for a value; each of several, where the field holds a list. A comma may stand in a single one. */
function valueLabels(field: FormField, text: string): string {
  const labelOf = (part: string) => field.values.find(({ value }) => value === part)?.label ?? part;
  return holdsList(field) ? text.split(',').map(labelOf).join(', ') : labelOf(text);
}

/**
 * An item as a row of an export: what the form shows of it, by field name, in the words that people read. An import
 * reads it back without any change.
 */
export function sheetValues(fields: readonly FormField[], item: ItemDraft): Record<string, string> {
  const values = itemValues(item);
  const hidden = hiddenItemFields(values);
  return Object.fromEntries(
    fields.map((field) => {
      const text = hidden.has(field.name) ? '' : wireText(values[field.name]);
      return [field.name, field.values.length > 0 ? valueLabels(field, text) : text];
    }),
  );
}
