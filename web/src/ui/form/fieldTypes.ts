import { type FormFieldType, holdsList } from '@galla/domain';

const TYPES: Readonly<Record<string, FormFieldType | undefined>> = {
  TEXT: 'text',
  NUMBER: 'number',
  SELECT: 'select',
  AUTOCOMPLETE: 'autocomplete',
  RADIO_GROUP: 'radio-group',
  CHECKBOX_GROUP: 'checkbox-group',
  FILE: 'file',
  TEXTAREA: 'textarea',
  DATE: 'date',
};

/** The graph's type in the words of domain; one of a newer server is entered as a text. */
export const typeOf = (type: string): FormFieldType => TYPES[type] ?? 'text';

/** Whether the entry of a field of the graph is a list. */
export const isList = (field: { name: string; type: string; multiple: boolean }): boolean =>
  holdsList({ ...field, type: typeOf(field.type) });
