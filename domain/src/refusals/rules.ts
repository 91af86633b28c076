import type { MessageKey } from '../messages/formatMessage.ts';
import { BILLING_RULES } from './rules/billing.ts';
import { BOUTIQUE_RULES } from './rules/boutique.ts';
import { CATALOGUE_RULES } from './rules/catalogue.ts';
import { GYM_RULES } from './rules/gym.ts';
import { HOUSE_RULES } from './rules/house.ts';
import { PEOPLE_RULES } from './rules/people.ts';

const ALL = [
  ...BILLING_RULES,
  ...BOUTIQUE_RULES,
  ...CATALOGUE_RULES,
  ...GYM_RULES,
  ...HOUSE_RULES,
  ...PEOPLE_RULES,
] as const;

/** The key of the text of a rule. */
export type Rule = (typeof ALL)[number];

/** The rules that what is given in a field can break, each by the text that tells it. */
export const RULES: readonly Rule[] = ALL.toSorted();

/** The name of a rule for programs, made of its text's key: "customers.nameMissing" is CUSTOMERS_NAME_MISSING. */
export const ruleCode = (rule: MessageKey): string =>
  rule
    .replace(/^faults\./, '')
    .replaceAll(/([a-z\d])([A-Z])/g, '$1_$2')
    .replaceAll('.', '_')
    .toUpperCase();
