import { EARLIEST_BIRTH, isDay, type Day } from '../../dates/day.ts';
import { formatMessage } from '../../messages/formatMessage.ts';
import { parseRupees } from '../../money/parse.ts';
import { checkNewCustomer, checkPastDay } from '../checkNewCustomer.ts';
import { normalizeMobile } from '../mobile.ts';
import { CONTACT_COLUMNS, type ContactColumn, type ContactValues } from './contactFields.ts';

/** Maximum lengths of the columns, in characters. */
const LONGEST: Readonly<Record<ContactColumn, number>> = {
  name: 200,
  email: 254,
  mobile: 30,
  company: 200,
  gst: 20,
  location: 500,
  group: 100,
  dob: 10,
  anniversary: 10,
  opening_due: 20,
  credit_limit: 20,
};

interface ContactFault {
  field: ContactColumn;
  message: string;
}

/** Digits only, at most 15 (spec 1 §5); separators between digits are accepted as in the form. */
function checkMobile({ mobile }: ContactValues): ContactFault[] {
  if (mobile === '' || normalizeMobile(mobile) !== undefined) return [];
  return [{ field: 'mobile', message: formatMessage('contacts.mobileDigits') }];
}

/** A date of 1900 or later (spec 1 §5), before today. */
function checkDay(field: 'dob' | 'anniversary', day: string, today: Day): ContactFault[] {
  if (day === '') return [];
  if (!isDay(day) || day < EARLIEST_BIRTH) return [{ field, message: formatMessage('forms.notDate') }];
  const problem = checkPastDay(field, day, today);
  return problem ? [{ field, message: problem.message }] : [];
}

/** Rupees with at most two decimals, not below 0. */
function checkAmount(field: 'opening_due' | 'credit_limit', text: string): ContactFault[] {
  const amount = text === '' ? 0 : parseRupees(text);
  if (amount !== undefined && amount >= 0) return [];
  return [{ field, message: formatMessage('forms.notNumber') }];
}

/** All problems with a contact of a sheet, at most one per cell (spec 1 §5 Customer import template). */
export function checkContact(values: ContactValues, today: Day): ContactFault[] {
  const long = CONTACT_COLUMNS.filter((column) => values[column].length > LONGEST[column]).map(
    (field): ContactFault => ({ field, message: formatMessage('contacts.tooLong', { n: LONGEST[field] }) }),
  );
  const form = checkNewCustomer(values)
    .filter(({ field }) => field !== 'mobile' || values.mobile === '')
    .map(({ field, message }): ContactFault => ({ field: field as ContactColumn, message }));
  const faults = [
    ...long,
    ...form,
    ...checkMobile(values),
    ...checkDay('dob', values.dob, today),
    ...checkDay('anniversary', values.anniversary, today),
    ...checkAmount('opening_due', values.opening_due),
    ...checkAmount('credit_limit', values.credit_limit),
  ];
  return faults.filter(({ field }, at) => faults.findIndex((one) => one.field === field) === at);
}
