import { addDays, type Day } from '../dates/index.ts';
import type { Paise } from '../money/paise.ts';
import { problem, type Problem } from '../refusals/problem.ts';
import { checkTransfer } from './upgrade.ts';

/** Default days until a visitor is called. */
const CALL_DAYS = 2;
/** Latest day of a call, in days from today. */
const MAX_CALL_DAYS = 365;

/** Minute of the day at which a call is entered in the calendar: 11:00. */
export const CALL_MINUTE = 11 * 60;

/** The default day for calling a visitor about a membership. */
export const usualCallDay = (today: Day): Day => addDays(today, CALL_DAYS);

/** Problem with the day for calling a visitor: from tomorrow on, within a year. */
export const checkCallDay = (day: Day, today: Day): Problem | undefined =>
  day > today && day <= addDays(today, MAX_CALL_DAYS)
    ? undefined
    : problem('call_on', 'INVALID_INPUT', 'dayPass.callInvalid');

/** Problem with the price of a day pass; undefined means that none are sold. */
export const checkDayPassPrice = (price: Paise | undefined): Problem | undefined =>
  price !== undefined && price <= 0 ? problem('price', 'INVALID_INPUT', 'dayPass.priceInvalid') : undefined;

/** Problems with a day pass's visitor, who needs a name and a mobile. */
export const checkVisitor = (visitor: { name: string; mobile: string }): Problem[] =>
  checkTransfer({ ...visitor, email: '' });
