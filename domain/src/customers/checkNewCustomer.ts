import { EARLIEST_BIRTH, isDay, type Day } from '../dates/day.ts';
import { problem, type Problem } from '../refusals/problem.ts';
import type { Rule } from '../refusals/rules.ts';
import { parseGstin } from '../tax/gstin.ts';
import { isEmail } from './email.ts';
import { normalizeMobile } from './mobile.ts';

/** A customer as typed. Empty optional fields count as absent. */
export interface NewCustomer {
  name: string;
  mobile: string;
  email?: string | null;
  gst?: string | null;
  aadhar?: string | null;
}

/** All problems with a new customer, in the order of the form (spec 2 §5). Dates: `checkPastDay`. */
export function checkNewCustomer(customer: NewCustomer): Problem[] {
  return [
    checkName(customer.name),
    checkTypedMobile(customer.mobile),
    unless(customer.email, isEmail, 'email', 'customers.emailInvalid'),
    unless(customer.gst, (text) => parseGstin(text) !== undefined, 'gst', 'customers.gstInvalid'),
    unless(customer.aadhar, (text) => /^\d{12}$/.test(text), 'aadhar', 'customers.aadharInvalid'),
  ].filter((one) => one !== undefined);
}

/** A birth date or anniversary lies before today in the shop's zone (spec 2 §5), and after 1899. */
export function checkPastDay(
  field: 'dob' | 'anniversary',
  day: Day | null | undefined,
  today: Day,
): Problem | undefined {
  const text = day?.trim() ?? '';
  if (isDay(text) && text < EARLIEST_BIRTH) return problem(field, 'INVALID_INPUT', 'forms.before1900');
  const key = field === 'dob' ? 'customers.dobNotPast' : 'customers.anniversaryNotPast';
  return unless(day, (given) => isDay(given) && given < today, field, key);
}

function checkName(name: string): Problem | undefined {
  return name.trim() === '' ? problem('name', 'INVALID_INPUT', 'customers.nameMissing') : undefined;
}

function checkTypedMobile(mobile: string): Problem | undefined {
  if (mobile.trim() === '') return problem('mobile', 'INVALID_INPUT', 'customers.mobileMissing');
  return normalizeMobile(mobile) ? undefined : problem('mobile', 'INVALID_INPUT', 'customers.mobileInvalid');
}

function unless(
  value: string | null | undefined,
  fits: (text: string) => boolean,
  field: string,
  key: Rule,
): Problem | undefined {
  const text = value?.trim() ?? '';
  return text === '' || fits(text) ? undefined : problem(field, 'INVALID_INPUT', key);
}
