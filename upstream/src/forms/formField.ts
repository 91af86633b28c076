import type { Static } from 'typebox';
import type { FormField as Schema } from './contract.ts';

/** A field of a form definition, as stored and as sent. */
export type FormField = Static<typeof Schema>;

/** A field with what differs from a plain, optional one. */
export function field(name: string, label: string, more: Partial<FormField> = {}): FormField {
  return {
    name,
    label,
    type: 'text',
    required: false,
    values: [],
    access: false,
    subtype: null,
    multiple: false,
    accept: null,
    ...more,
  };
}
