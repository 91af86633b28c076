import { holdsList, type FormField } from './formField.ts';

/** The value of one field in a submitted form; on the wire a list is one text, joined with commas (spec 3 §5). */
export type FormValue = string | number | boolean | null | readonly (string | number)[];

/** The values of a submitted form, by field name. */
export type FormValues = Readonly<Record<string, FormValue | undefined>>;

/** The value as sent on the wire: lists joined with commas, blanks as an empty text. */
export function wireText(value: FormValue | undefined): string {
  if (value === undefined || value === null) return '';
  return Array.isArray(value) ? value.map((one) => String(one).trim()).join(',') : String(value).trim();
}

/** The texts in a value: each element of a list, or the single text; none for a blank. */
export function partsOf(field: FormField, value: FormValue | undefined): string[] {
  const given = Array.isArray(value)
    ? value.map((one) => String(one))
    : holdsList(field) && field.type !== 'file'
      ? wireText(value).split(',')
      : [wireText(value)];
  return given.map((text) => text.trim()).filter((text) => text !== '');
}

/** The values of a submitted form that may be stored: those of known fields that are not read-only. */
export function openValues<V>(
  fields: readonly FormField[],
  values: Readonly<Record<string, V>>,
): Record<string, V> {
  const open = new Set(fields.filter(({ access }) => !access).map(({ name }) => name));
  return Object.fromEntries(Object.entries(values).filter(([name]) => open.has(name)));
}
