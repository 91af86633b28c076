/** Input types of a form field (spec 1 §3). */
export const FORM_FIELD_TYPES = [
  'text',
  'number',
  'select',
  'autocomplete',
  'radio-group',
  'checkbox-group',
  'file',
  'textarea',
  'date',
] as const;

export type FormFieldType = (typeof FORM_FIELD_TYPES)[number];

/** A selectable value: the label people read, and the value that is sent. */
export interface FormOption {
  label: string;
  value: string;
}

/** A field of a form definition, as stored and sent (spec 1 §3 Form definition). */
export interface FormField {
  /** The field's name for programs, unique in its form. */
  name: string;
  /** The field's label for people. */
  label: string;
  type: FormFieldType;
  required: boolean;
  /** Selectable values, for types with a choice; with an empty list any text is allowed. */
  values: FormOption[];
  /** True when the field is shown but read-only (the wire's word for "disabled"). */
  access: boolean;
  /**
   * A narrower kind: "tel", "email", "url", "time" of a text; "free" of an autocomplete that takes any text;
   * "signed" of a number that may be below 0, "money" of one in rupees.
   */
  subtype: string | null;
  /** Whether several values can be chosen. */
  multiple: boolean;
  /** Accepted file types of a file field; images when null. */
  accept: string | null;
}

/** An autocomplete that only suggests: the text need not be in the list. */
export const FREE_TEXT = 'free';

/** A signed number, such as the power of a lens. */
export const SIGNED = 'signed';

/** An amount in rupees and paise. */
export const MONEY = 'money';

/** The only checkbox field with a single Yes or No (spec 1 §3). */
export const STOCK_FIELD = 'is_inventory';

/** A plain optional field, with the given differences. */
export function formField(name: string, label: string, more: Partial<FormField> = {}): FormField {
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

/**
 * Whether the field's value is a list: checkboxes, or a choice of several. Files are lists too, of one unless
 * `multiple`.
 */
export function holdsList({ name, type, multiple }: Pick<FormField, 'name' | 'type' | 'multiple'>): boolean {
  if (name === STOCK_FIELD) return false;
  return type === 'checkbox-group' || type === 'file' || multiple;
}

/** Whether values outside the field's list are refused. */
export function isClosedChoice({ type, values, subtype }: FormField): boolean {
  if (type === 'autocomplete' && subtype === FREE_TEXT) return false;
  const choice = type === 'select' || type === 'autocomplete' || type === 'radio-group';
  return (choice || type === 'checkbox-group') && values.length > 0;
}
