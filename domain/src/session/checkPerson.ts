import { isEmail } from '../customers/email.ts';
import { EARLIEST_BIRTH, isDay, type Day } from '../dates/day.ts';
import { formatMessage, type MessageKey } from '../messages/formatMessage.ts';
import { problem, type Problem } from '../refusals/problem.ts';
import type { Rule } from '../refusals/rules.ts';
import { parseAadhaar } from './aadhaar.ts';
import { checkMobile } from './credentials.ts';

/** Details that users enter about themselves. */
export interface PersonEntries {
  firstName: string;
  lastName: string;
  /** The mobile number to sign in with. */
  mobile: string;
  email: string;
  /** YYYY-MM-DD. */
  birthDate: string;
  /** For employees; the owner's address is the shop's. */
  address: string;
  /** Empty keeps the stored number. */
  aadhaar: string;
}

const REQUIRED = [
  ['firstName', 'profile.firstName'],
  ['lastName', 'profile.lastName'],
  ['mobile', 'profile.mobile'],
  ['email', 'profile.email'],
  ['address', 'profile.address'],
] as const satisfies readonly (readonly [keyof PersonEntries, MessageKey])[];

/** A given field must not be empty: "{label} is required" (spec 1 §5). */
export function checkRequired<F extends string>(
  entries: Partial<Record<F, string>>,
  required: readonly (readonly [F, MessageKey])[],
): Problem[] {
  return required
    .filter(([field]) => entries[field]?.trim() === '')
    .map(([field, label]) =>
      problem(field, 'INVALID_INPUT', 'forms.required', { label: formatMessage(label) }),
    );
}

function checkBirthDate(birthDate: string | undefined, today: Day): Problem | undefined {
  if (birthDate === undefined) return undefined;
  if (birthDate === '') return problem('birthDate', 'INVALID_INPUT', 'profile.birthDateMissing');
  if (!isDay(birthDate)) return problem('birthDate', 'INVALID_INPUT', 'dates.none');
  if (birthDate < EARLIEST_BIRTH) return problem('birthDate', 'INVALID_INPUT', 'forms.before1900');
  if (birthDate <= today) return undefined;
  return problem('birthDate', 'INVALID_INPUT', 'profile.birthDateInFuture');
}

/** The problem of a non-empty text with the wrong format. */
export function unlessFits(
  field: string,
  text: string | undefined,
  fits: (text: string) => boolean,
  key: Rule,
): Problem | undefined {
  const given = text?.trim() ?? '';
  return given === '' || fits(given) ? undefined : problem(field, 'INVALID_INPUT', key);
}

/**
 * Problems with a person's details (spec 1 §5 Profile edit). Omitted fields stay unchanged and are not checked.
 * @param today the day in the shop's zone
 */
export function checkPerson(entries: Partial<PersonEntries>, today: Day): Problem[] {
  const { mobile = '', email, birthDate, aadhaar } = entries;
  return [
    ...checkRequired(entries, REQUIRED),
    mobile.trim() === '' ? undefined : checkMobile(mobile.trim()),
    unlessFits('email', email, isEmail, 'customers.emailInvalid'),
    checkBirthDate(birthDate, today),
    unlessFits('aadhaar', aadhaar, (text) => parseAadhaar(text) !== undefined, 'customers.aadharInvalid'),
  ].filter((one) => one !== undefined);
}
