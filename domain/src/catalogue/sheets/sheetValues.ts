import { holdsList, type FormField } from '../../forms/formField.ts';
import { wireText } from '../../forms/formValue.ts';
import type { ItemDraft } from '../itemDraft.ts';
import { hiddenItemFields } from '../itemFields.ts';
import { itemValues } from '../itemValues.ts';

/** The label of a value, or of each value where the field holds a list. A single value may contain a comma. */
function valueLabels(field: FormField, text: string): string {
  const labelOf = (part: string) => field.values.find(({ value }) => value === part)?.label ?? part;
  return holdsList(field) ? text.split(',').map(labelOf).join(', ') : labelOf(text);
}

/**
 * An item as a row of an export: the fields the form shows, by field name, with labels as values. Importing the row
 * changes nothing.
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
