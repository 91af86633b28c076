import { scalar } from '../scalar.ts';

/** A staff member's sign-in number: 10 digits. */
export const Mobile = scalar('Mobile', (text) => (/^[0-9]{10}$/.test(text) ? text : undefined));
