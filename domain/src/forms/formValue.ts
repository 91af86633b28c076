import { holdsList, type FormField } from './formField.ts';

/** What a filled-in form may hold for one field; on the wire a list is one text, joined with commas (spec 3 §5). */
export type FormValue = string | number | boolean | null | readonly (string | number)[];

/** The values of a filled-in form, by field name. */
export type FormValues = Readonly<Record<string, FormValue | undefined>>;

/** The value as it travels: lists joined with commas, blanks as an empty text. */
export function wireText(value: FormValue | undefined): string {
  if (value === undefined || value === null) return '';
  return Array.isArray(value) ? value.map((one) => String(one).trim()).join(',') : String(value).trim();
}

/** The texts that a value holds: of a list each, of any other field the one; none of a blank. */
export function partsOf(field: FormField, value: FormValue | undefined): string[] {
  const given = Array.isArray(value)
    ? value.map((one) => String(one))
    : holdsList(field) && field.type !== 'file'
      ? wireText(value).split(',')
      : [wireText(value)];
  return given.map((text) => text.trim()).filter((text) => text !== '');
}

/** What may be stored of a filled-in form: values of fields that the form has and that are open to change. */
export function openValues<V>(
  fields: readonly FormField[],
  values: Readonly<Record<string, V>>,
): Record<string, V> {
  const open = new Set(fields.filter(({ access }) => !access).map(({ name }) => name));
  return Object.fromEntries(Object.entries(values).filter(([name]) => open.has(name)));
}
