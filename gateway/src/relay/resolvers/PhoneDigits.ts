import { scalar } from '../scalar.ts';

/** A customer's number: 1 to 15 digits. */
export const PhoneDigits = scalar('PhoneDigits', (text) => (/^[0-9]{1,15}$/.test(text) ? text : undefined));
