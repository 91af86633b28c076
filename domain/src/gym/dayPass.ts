import { addDays, type Day } from '../dates/index.ts';
import type { Paise } from '../money/paise.ts';
import { problem, type Problem } from '../refusals/problem.ts';
import { checkTransfer } from './upgrade.ts';

/** Days after which a visitor is called, where nobody says another day. */
const CALL_DAYS = 2;
/** The latest day of a call, in days from today. */
const MAX_CALL_DAYS = 365;

/** At which minute of the day a call stands in the calendar: 11:00. */
export const CALL_MINUTE = 11 * 60;

/** When a visitor is called about a membership, unless another day is chosen. */
export const usualCallDay = (today: Day): Day => addDays(today, CALL_DAYS);

/** What is wrong with the day on which a visitor is to be called: from tomorrow on, within a year. */
export const checkCallDay = (day: Day, today: Day): Problem | undefined =>
  day > today && day <= addDays(today, MAX_CALL_DAYS)
    ? undefined
    : problem('call_on', 'INVALID_INPUT', 'dayPass.callInvalid');

/** What is wrong with the price of a day pass; undefined price: none are sold. */
export const checkDayPassPrice = (price: Paise | undefined): Problem | undefined =>
  price !== undefined && price <= 0 ? problem('price', 'INVALID_INPUT', 'dayPass.priceInvalid') : undefined;

/** What is wrong with who a day pass is for: a name and a mobile. */
export const checkVisitor = (visitor: { name: string; mobile: string }): Problem[] =>
  checkTransfer({ ...visitor, email: '' });
