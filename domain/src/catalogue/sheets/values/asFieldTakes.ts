import type { FormField } from '../../../forms/formField.ts';
import { plainDay } from './plainDay.ts';
import { plainNumber } from './plainNumber.ts';
import { plainRate } from './plainRate.ts';
import { unitOf } from './unitOf.ts';

/** Other values of a cell's row. */
export interface Beside {
  /** The row's unit; empty when it states none. */
  unit: string;
}

const YES = /^(?:y|true|inclusive|included|incl\.?|with tax)$/i;
const NO = /^(?:n|false|exclusive|excluded|excl\.?|without tax)$/i;

const offers = ({ values }: FormField, choice: string): boolean =>
  values.some(({ value }) => value === choice);

function chosenOf(field: FormField, text: string): string {
  const plain = text.trim();
  if (offers(field, 'Yes') && offers(field, 'No')) {
    if (YES.test(plain)) return 'Yes';
    return NO.test(plain) ? 'No' : text;
  }
  const isListed = field.values.some(({ label, value }) =>
    [label, value].some((one) => one.toLowerCase() === plain.toLowerCase()),
  );
  const unit = field.name === 'unit' && !isListed ? unitOf(plain) : undefined;
  return unit !== undefined && offers(field, unit) ? unit : text;
}

/**
 * Converts a cell of another program's sheet to the field's notation where that is safe; otherwise returns it
 * unchanged.
 */
export function asFieldTakes(field: FormField, text: string, { unit }: Beside): string {
  if (text === '') return text;
  if (field.name === 'gst_percentage') return plainRate(text);
  if (field.type === 'number') return plainNumber(text, unit);
  if (field.type === 'date') return plainDay(text);
  return field.values.length > 0 ? chosenOf(field, text) : text;
}
