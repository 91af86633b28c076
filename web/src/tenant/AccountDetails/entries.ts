import type { UpiAccount } from '../upi/upiAccount.ts';

/** The account under the field names of the form definition (spec 1 §3). */
export const entriesOf = (account: UpiAccount | undefined): Record<string, string> =>
  account === undefined ? {} : { upi_id: account.upiId, upi_name: account.upiName };

/** A form's name as a heading: "account_details" is "Account details" (spec 1 §2). */
export function titleOf(name: string): string {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toLocaleUpperCase('en-IN') + words.slice(1);
}
