import { formatMessage, type MessageKey } from '../messages/formatMessage.ts';
import type { Problem } from '../refusals/problem.ts';
import { ruleCode } from '../refusals/ruleCode.ts';
import type { Rule } from '../refusals/rules.ts';
import { checkNewCustomer, type NewCustomer } from './checkNewCustomer.ts';

/** Three of the rules have their own wording on the order screens. */
const WORDS: readonly (readonly [Rule, MessageKey])[] = [
  ['customers.nameMissing', 'customers.orderNameMissing'],
  ['customers.mobileMissing', 'customers.orderMobileMissing'],
  ['customers.emailInvalid', 'customers.orderEmailInvalid'],
];

const KEYS = new Map(WORDS.map(([rule, key]) => [ruleCode(rule), key]));

/** All problems with a new customer of an order, in the order screens' wording (spec 3 §5). */
export const checkNewCustomerInOrder = (customer: NewCustomer): Problem[] =>
  checkNewCustomer(customer).map((problem) => {
    const key = KEYS.get(problem.rule ?? '');
    return key === undefined ? problem : { ...problem, message: formatMessage(key) };
  });
