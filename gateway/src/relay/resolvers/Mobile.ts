import { scalar } from '../scalar.ts';

/** The number that a person of the staff signs in with: 10 digits. */
export const Mobile = scalar('Mobile', (text) => (/^[0-9]{10}$/.test(text) ? text : undefined));
