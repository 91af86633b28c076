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

/** The domain's field type; one known only to a newer server is treated as text. */
export const typeOf = (type: string): FormFieldType => TYPES[type] ?? 'text';

/** Whether the field's entry is a list. */
export const isList = (field: { name: string; type: string; multiple: boolean }): boolean =>
  holdsList({ ...field, type: typeOf(field.type) });
