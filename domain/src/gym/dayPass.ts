import type { Paise } from '../money/paise.ts';
import { problem, type Problem } from '../refusals/problem.ts';
import { checkTransfer } from './upgrade.ts';

/** What is wrong with the price of a day pass; undefined price: none are sold. */
export const checkDayPassPrice = (price: Paise | undefined): Problem | undefined =>
  price !== undefined && price <= 0 ? problem('price', 'INVALID_INPUT', 'dayPass.priceInvalid') : undefined;

/** What is wrong with who a day pass is for: a name and a mobile. */
export const checkVisitor = (visitor: { name: string; mobile: string }): Problem[] =>
  checkTransfer({ ...visitor, email: '' });
