import { isDay } from '@galla/domain';
import { scalar } from '../scalar.ts';

/** `Date`: a day of the shop's calendar. It stays a text; the library's Date would make it an instant. */
export const Date = scalar('Date', (text) => (isDay(text) ? text : undefined));
