import { isDay, problem, type Problem } from '@galla/domain';
import type { FormField } from './formField.ts';

/** What a filled-in form may hold for one field. */
export type FormValue = string | number | boolean | null | readonly (string | number)[];

const LONGEST_TEXT = 2_000;
const NUMBER = /^[0-9]{1,12}(\.[0-9]{1,3})?$/;
const CHOICES: readonly FormField['type'][] = ['select', 'autocomplete', 'radio-group', 'checkbox-group'];

function isBlank(value: FormValue | undefined): boolean {
  if (value === undefined || value === null) return true;
  return Array.isArray(value) ? value.length === 0 : String(value).trim() === '';
}

function checkValue({ name, type, values }: FormField, value: FormValue): Problem | undefined {
  const texts = (Array.isArray(value) ? value : [value]).map((one) => String(one).trim());
  const every = (fits: (text: string) => boolean) => texts.every((text) => fits(text));
  if (!every((text) => text.length <= LONGEST_TEXT))
    return problem(name, 'INVALID_INPUT', 'faults.invalidInput');
  if (type === 'number' && !every((text) => NUMBER.test(text))) {
    return problem(name, 'INVALID_INPUT', 'forms.notNumber');
  }
  if (type === 'date' && !every(isDay)) return problem(name, 'INVALID_INPUT', 'forms.notDate');
  const chosen = CHOICES.includes(type) && values.length > 0;
  if (chosen && !every((text) => values.some((one) => one.value === text))) {
    return problem(name, 'INVALID_INPUT', 'forms.notInList');
  }
  return undefined;
}

/**
 * Holds a filled-in form against its definition (spec 1 §5): what is required is there, numbers are decimals of
 * at least 0, days exist, choices are in their list, and nothing is sent that the form does not have.
 */
export function checkFormData(
  fields: readonly FormField[],
  values: Readonly<Record<string, FormValue | undefined>>,
): Problem[] {
  const known = new Set(fields.map(({ name }) => name));
  const unknown = Object.keys(values)
    .filter((name) => !known.has(name))
    .map((name) => problem(name, 'INVALID_INPUT', 'faults.invalidInput'));
  const wrong = fields.map((field) => {
    const { name, label, required } = field;
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value !== undefined && !isBlank(value)) return checkValue(field, value);
    return required ? problem(name, 'INVALID_INPUT', 'forms.required', { label }) : undefined;
  });
  return [...unknown, ...wrong.filter((one) => one !== undefined)];
}
