import { SHEET_LIMITS, type SheetLimits } from '../../catalogue/sheets/limits.ts';
import { formField, type FormField } from '../../forms/formField.ts';
import { formatMessage } from '../../messages/formatMessage.ts';

/** The columns of contacts in a spreadsheet (spec 1 §3 Customer import columns), plus opening due and credit limit. */
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

/** A contact as a row of a sheet states it; blank cells are empty. */
export type ContactValues = Record<ContactColumn, string>;

/** Limits of a spreadsheet of contacts: more rows than one of items, but the same file size. */
export const CONTACT_SHEET_LIMITS: SheetLimits = { ...SHEET_LIMITS, rows: 10_000, time: 10_000 };

/** The same as form fields, by which the import engine reads columns. */
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
