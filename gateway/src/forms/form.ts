import type { forms } from '@galla/upstream/contract';
import type { Answer } from '../rest/arguments.ts';
import type { Form, FormField, FormFieldType } from '../types.generated.ts';

type Answered = Answer<typeof forms.getForm>;
type Field = Answered['fields'][number];

const TYPES = {
  text: 'TEXT',
  number: 'NUMBER',
  select: 'SELECT',
  autocomplete: 'AUTOCOMPLETE',
  'radio-group': 'RADIO_GROUP',
  'checkbox-group': 'CHECKBOX_GROUP',
  file: 'FILE',
  textarea: 'TEXTAREA',
  date: 'DATE',
} as const satisfies Record<Field['type'], FormFieldType>;

/** Maps a form definition to the graph's type. */
export function formOf({ name, fields }: Answered): Form {
  return { name, fields: fields.map(fieldOf) };
}

function fieldOf({
  name,
  label,
  type,
  required,
  values,
  access,
  subtype,
  multiple,
  accept,
}: Field): FormField {
  return {
    name,
    label,
    type: TYPES[type],
    required,
    options: values,
    disabled: access,
    subtype,
    multiple,
    accept,
  };
}
