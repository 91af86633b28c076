import { SHEET_LIMITS, type SheetLimits } from '../../catalogue/sheets/limits.ts';
import { formField, type FormField } from '../../forms/formField.ts';
import { formatMessage } from '../../messages/formatMessage.ts';

/**
 * The columns of contacts in a spreadsheet (spec 1 §3 Customer import columns), what they owed before the first bill here,
 * and how much they may owe.
 */
export const CONTACT_COLUMNS = [
  'name',
  'email',
  'mobile',
  'company',
  'gst',
  'location',
  'group',
  'dob',
  'anniversary',
  'opening_due',
  'credit_limit',
] as const;

export type ContactColumn = (typeof CONTACT_COLUMNS)[number];

/** A contact as a row of a sheet says it; blank is empty. */
export type ContactValues = Record<ContactColumn, string>;

/** What a spreadsheet of contacts may be: longer than one of items, and no larger. */
export const CONTACT_SHEET_LIMITS: SheetLimits = { ...SHEET_LIMITS, rows: 10_000, time: 10_000 };

/** The same as fields of a form, which the import engine reads columns by. */
export const contactFields = (): FormField[] => [
  formField('name', formatMessage('customers.name'), { required: true }),
  formField('email', formatMessage('customers.email')),
  formField('mobile', formatMessage('customers.mobile'), { required: true }),
  formField('company', formatMessage('contacts.column.company')),
  formField('gst', formatMessage('customers.gst')),
  formField('location', formatMessage('contacts.column.location')),
  formField('group', formatMessage('customers.group')),
  formField('dob', formatMessage('contacts.column.dob'), { type: 'date' }),
  formField('anniversary', formatMessage('contacts.column.anniversary'), { type: 'date' }),
  formField('opening_due', formatMessage('openingDue.title'), { type: 'number', subtype: 'money' }),
  formField('credit_limit', formatMessage('creditLimit.title'), { type: 'number', subtype: 'money' }),
];
