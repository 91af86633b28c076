import fc from 'fast-check';
import { FORM_FIELD_TYPES, formField, STOCK_FIELD, type FormField } from '../forms/formField.ts';
import type { FormValue } from '../forms/formValue.ts';

/** Words without a comma, as in options, and with single spaces, as displayed. */
const word = fc.stringMatching(/^[A-Za-z][A-Za-z0-9]{1,5}( [A-Za-z0-9]{1,5})?$/);

const CHOICES = ['select', 'autocomplete', 'radio-group', 'checkbox-group'];

/** A field of any type; names are made unique by `formDefinition`. */
const anyField: fc.Arbitrary<FormField> = fc
  .record({
    label: word,
    type: fc.constantFrom(...FORM_FIELD_TYPES),
    required: fc.boolean(),
    options: fc.uniqueArray(word, { minLength: 1, maxLength: 6 }),
    access: fc.boolean(),
    several: fc.boolean(),
  })
  .map(({ label, type, required, options, access, several }) =>
    formField('', label, {
      type,
      required,
      access,
      values: CHOICES.includes(type) ? options.map((value) => ({ label: `The ${value}`, value })) : [],
      multiple: several && (type === 'autocomplete' || type === 'file'),
    }),
  );

/** Form definitions with every kind of field, named "field0", "field1" …, with distinct labels. */
export const formDefinition = (maxLength = 8): fc.Arbitrary<FormField[]> =>
  fc
    .array(anyField, { minLength: 1, maxLength })
    .map((fields) =>
      fields.map((field, i) => ({ ...field, name: `field${i}`, label: `${field.label} no ${i}` })),
    );

/** A valid value for the field, as a user would enter it. */
export function fittingValue({ name, type, values, multiple }: FormField): fc.Arbitrary<FormValue> {
  const options = values.map(({ value }) => value);
  if (name === STOCK_FIELD) return fc.constantFrom('Yes', 'No');
  switch (type) {
    case 'number':
      return fc.integer({ min: 0, max: 99_999_999 }).map((milli) => String(milli / 1000));
    case 'date':
      return fc
        .integer({ min: 0, max: 30_000 })
        .map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10));
    case 'file':
      return fc.uniqueArray(word, { minLength: 1, maxLength: multiple ? 3 : 1 });
    case 'checkbox-group':
      return fc.subarray(options, { minLength: 1 });
    case 'select':
    case 'autocomplete':
    case 'radio-group':
      return multiple ? fc.subarray(options, { minLength: 1 }) : fc.constantFrom(...options);
    default:
      return word;
  }
}

/** A definition with a valid value for every field. */
export const filledForm = (
  maxLength?: number,
): fc.Arbitrary<{ fields: FormField[]; values: Record<string, FormValue> }> =>
  formDefinition(maxLength).chain((fields) =>
    fc
      .record(Object.fromEntries(fields.map((field) => [field.name, fittingValue(field)])))
      .map((values) => ({ fields, values })),
  );
