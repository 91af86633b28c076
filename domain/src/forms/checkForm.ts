import { isDay } from '../dates/day.ts';
import { problem, type Problem } from '../refusals/problem.ts';
import { holdsList, isClosedChoice, MONEY, SIGNED, STOCK_FIELD, type FormField } from './formField.ts';
import { partsOf, type FormValues } from './formValue.ts';

const LONGEST_TEXT = 2_000;
const NUMBER = /^[0-9]{1,12}(\.[0-9]{1,3})?$/;
const NARROWER: Readonly<Record<string, RegExp | undefined>> = {
  [SIGNED]: /^[+-]?[0-9]{1,12}(\.[0-9]{1,3})?$/,
  [MONEY]: /^[0-9]{1,12}(\.[0-9]{1,2})?$/,
};
const YES_OR_NO = /^(yes|no)$/i;

/**
 * Forms of products, variants and prescriptions word a missing field as "Please input {label}!" (spec 1 §5, 2 §5, 3
 * §5).
 */
const asksToInput = (form: string): boolean => /^(product_.*|prescription)$/.test(form);

const invalid = (
  { name }: FormField,
  key:
    | 'faults.invalidInput'
    | 'forms.notNumber'
    | 'dates.none'
    | 'forms.notInList'
    | 'forms.notYesOrNo'
    | 'forms.oneFile',
): Problem => problem(name, 'INVALID_INPUT', key);

function checkParts(field: FormField, parts: readonly string[]): Problem | undefined {
  const { name, type, subtype, values, multiple } = field;
  const every = (fits: (text: string) => boolean) => parts.every((text) => fits(text));
  if (!every((text) => text.length <= LONGEST_TEXT))
    return problem(name, 'INVALID_INPUT', 'forms.tooLong', { max: LONGEST_TEXT });
  if (type === 'file' && !multiple && parts.length > 1) return invalid(field, 'forms.oneFile');
  if (!holdsList(field) && parts.length > 1) return invalid(field, 'faults.invalidInput');
  const number = NARROWER[subtype ?? ''] ?? NUMBER;
  if (type === 'number' && !every((text) => number.test(text))) return invalid(field, 'forms.notNumber');
  if (type === 'date' && !every(isDay)) return invalid(field, 'dates.none');
  if (name === STOCK_FIELD && !every((text) => YES_OR_NO.test(text)))
    return invalid(field, 'forms.notYesOrNo');
  const listed = (text: string) => values.some(({ value }) => value === text);
  if (isClosedChoice(field) && !every(listed)) return invalid(field, 'forms.notInList');
  return undefined;
}

/**
 * Checks a submitted form against its definition (spec 1 §5, 3 §5): required fields are present, numbers are
 * decimals of at least 0 (unless signed) with up to three places, money with two, days exist, choices are in their
 * list, a file field has one file unless it takes several, and there are no unknown fields. Read-only fields are
 * not checked: the user could not correct them, and `openValues` keeps their sent values from being stored. `form`
 * is the form's name, which selects the wording for a required field. Problems come in the order of the fields.
 */
export function checkForm(fields: readonly FormField[], values: FormValues, form = ''): Problem[] {
  const known = new Set(fields.map(({ name }) => name));
  const unknown = Object.keys(values)
    .filter((name) => !known.has(name))
    .map((name) => problem(name, 'INVALID_INPUT', 'faults.invalidInput'));
  const missing = asksToInput(form) ? 'forms.inputRequired' : 'forms.required';
  const wrong = fields.map((field) => {
    const { name, label, required, access } = field;
    if (access) return undefined;
    const parts = partsOf(field, Object.hasOwn(values, name) ? values[name] : undefined);
    if (parts.length > 0) return checkParts(field, parts);
    return required ? problem(name, 'INVALID_INPUT', missing, { label }) : undefined;
  });
  return [...unknown, ...wrong.filter((one) => one !== undefined)];
}
