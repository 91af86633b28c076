import type { FormField } from '../../forms/formField.ts';
import { wireText } from '../../forms/formValue.ts';
import type { ItemDraft } from '../itemDraft.ts';
import { hiddenItemFields } from '../itemFields.ts';
import { itemValues } from '../itemValues.ts';

/** What people read for a value; each of several. */
const shown = ({ values: options }: FormField, text: string) =>
  text
    .split(',')
    .map((part) => options.find(({ value }) => value === part)?.label ?? part)
    .join(', ');

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
      return [field.name, field.values.length > 0 ? shown(field, text) : text];
    }),
  );
}
