/** How a field of a form definition is entered (spec 1 §3). */
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

/** A value that may be chosen: what people read, and what is sent. */
export interface FormOption {
  label: string;
  value: string;
}

/** A field of a form definition, as it is stored and sent (spec 1 §3 Form definition). */
export interface FormField {
  /** What programs call it, unique in its form. */
  name: string;
  /** What people call it. */
  label: string;
  type: FormFieldType;
  required: boolean;
  /** What may be chosen, for the types with a choice; an empty list leaves any text. */
  values: FormOption[];
  /** True where the field is shown but not open to change (the wire's word for "disabled"). */
  access: boolean;
  /**
   * A narrower kind: "tel", "email", "url", "time" of a text; "free" of an autocomplete that takes any text; "signed"
   * of a number that may be below 0, "money" of one in rupees.
   */
  subtype: string | null;
  /** Whether several may be chosen. */
  multiple: boolean;
  /** File types that a file field takes; images when null. */
  accept: string | null;
}

/** An autocomplete that only proposes: what is typed need not be in the list. */
export const FREE_TEXT = 'free';

/** A number with its sign, such as the power of a lens. */
export const SIGNED = 'signed';

/** A number of rupees and paise. */
export const MONEY = 'money';

/** The one field of ticks that takes a single Yes or No (spec 1 §3). */
export const STOCK_FIELD = 'is_inventory';

/** A field with what differs from a plain, optional one. */
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

/** Whether the field's value is a list: ticks, a choice of several. Files are lists too, of one unless `multiple`. */
export function holdsList({ name, type, multiple }: Pick<FormField, 'name' | 'type' | 'multiple'>): boolean {
  if (name === STOCK_FIELD) return false;
  return type === 'checkbox-group' || type === 'file' || multiple;
}

/** Whether anything outside the field's list is refused. */
export function isClosedChoice({ type, values, subtype }: FormField): boolean {
  if (type === 'autocomplete' && subtype === FREE_TEXT) return false;
  const choice = type === 'select' || type === 'autocomplete' || type === 'radio-group';
  return (choice || type === 'checkbox-group') && values.length > 0;
}
