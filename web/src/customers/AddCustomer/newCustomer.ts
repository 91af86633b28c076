import {
  checkNewCustomer,
  checkNewCustomerInOrder,
  checkOpeningDue,
  checkPastDay,
  type Day,
  formatMessage,
  isDay,
  normalizeMobile,
  parseAadhaar,
  parseRupees,
  rupees,
} from '@galla/domain';
import type { CreateCustomerInput } from '../../__generated__/useCreateCustomerMutation.graphql.ts';
import { formErrors } from '../../ui/problems.ts';

/** Form values. They are named like the mutation's input, so that its problems appear at their fields. */
export interface NewCustomerValues {
  name: string;
  mobile: string;
  email: string;
  group: string;
  company: string;
  /** ISO dates; empty if unknown. */
  birthday: string;
  anniversary: string;
  gstin: string;
  /** Never stored on the device. */
  aadhaar: string;
  address: string;
  stateCode: string;
  /** Rupees as typed. */
  creditLimit: string;
  openingDue: string;
  /** A day; empty means today. */
  openingSince: string;
  /** 'yes' if the customer agrees to messages. */
  consent: string;
}

/** Initial values: the search text as number or name. */
export function startValues(typed: string): NewCustomerValues {
  const isNumber = normalizeMobile(typed) !== undefined;
  return {
    name: isNumber ? '' : typed.trim(),
    mobile: isNumber ? typed.trim() : '',
    email: '',
    group: '',
    company: '',
    birthday: '',
    anniversary: '',
    gstin: '',
    aadhaar: '',
    address: '',
    stateCode: '',
    creditLimit: '',
    openingDue: '',
    openingSince: '',
    consent: '',
  };
}

const EMPTY = startValues('');

/** Whether a stored draft has the values of this form. */
export const isNewCustomer = (value: unknown): value is NewCustomerValues =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(EMPTY).every((name) => typeof (value as Record<string, unknown>)[name] === 'string');

const noAmount = (text: string): boolean => text.trim() !== '' && parseRupees(text) === undefined;

/** Problems of amounts and days that are invalid, and of days in the future. */
function wrongMoney(
  { creditLimit, openingDue, openingSince }: Omit<NewCustomerValues, 'gstin' | 'aadhaar'>,
  today: Day,
): Record<string, string> {
  const isOwed = openingDue.trim() !== '' && openingSince !== '';
  const future =
    isOwed && isDay(openingSince) && checkOpeningDue({ amount: 0, since: openingSince }, 0, today)[0];
  return {
    ...(noAmount(creditLimit) && { creditLimit: formatMessage('billing.rupeesInvalid') }),
    ...(noAmount(openingDue) && { openingDue: formatMessage('billing.rupeesInvalid') }),
    ...(isOwed && !isDay(openingSince) && { openingSince: formatMessage('forms.notDate') }),
    ...(future && { openingSince: future.message }),
  };
}

/** The form's names for the field names of the check. */
const NAMES: Readonly<Record<string, string | undefined>> = {
  gst: 'gstin',
  aadhar: 'aadhaar',
  dob: 'birthday',
};

/** What is wrong, by field, in the words of the screen (spec 2 §5, spec 3 §5). */
export function checkValues(
  { gstin, aadhaar, ...values }: NewCustomerValues,
  inOrder: boolean,
  today: Day,
): Record<string, string> {
  const check = inOrder ? checkNewCustomerInOrder : checkNewCustomer;
  const problems = [
    ...check({ ...values, gst: gstin, aadhar: parseAadhaar(aadhaar) ?? aadhaar }),
    checkPastDay('dob', values.birthday, today),
    checkPastDay('anniversary', values.anniversary, today),
  ].filter((one) => one !== undefined);
  const renamed = problems.map((one) => ({ ...one, field: NAMES[one.field] ?? one.field }));
  return { ...formErrors(renamed), ...wrongMoney(values, today) };
}

/** The mutation's input: trimmed, and filled-in fields only. */
export function inputOf(key: string, values: NewCustomerValues): CreateCustomerInput {
  const { name, mobile, consent, creditLimit, openingDue, openingSince, ...optional } = values;
  const filled = Object.entries(optional)
    .map(([field, text]): [string, string] => [field, text.trim()])
    .filter(([, text]) => text !== '');
  const agreed = consent === 'yes' && { consent: true };
  const limit = parseRupees(creditLimit);
  const owed = parseRupees(openingDue);
  const money = {
    ...(limit !== undefined && { creditLimit: rupees(limit) }),
    ...(owed !== undefined && { openingDue: rupees(owed), ...(openingSince !== '' && { openingSince }) }),
  };
  return {
    key,
    name: name.trim(),
    mobile: mobile.trim(),
    ...Object.fromEntries(filled),
    ...money,
    ...agreed,
  };
}
