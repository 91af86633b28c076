import type { Entries } from '../../ui/form/entries.ts';
import type { UpiAccount } from '../upi/upiAccount.ts';

/** Whether what was kept on the device are entries of this form. */
export const isEntries = (value: unknown): value is Entries =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((entry) => typeof entry === 'string');

/** The account under the field names of the form definition (spec 1 §3). */
export const entriesOf = (account: UpiAccount | undefined): Record<string, string> =>
  account === undefined ? {} : { upi_id: account.upiId, upi_name: account.upiName };

/** What was entered in a text field; empty where the form has no such field. */
export function textOf(entries: Entries, name: string): string {
  const entry = entries[name];
  return typeof entry === 'string' ? entry : '';
}

/** The name of a form as a heading: "account_details" is "Account details" (spec 1 §2). */
export function titleOf(name: string): string {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toLocaleUpperCase('en-IN') + words.slice(1);
}
