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

/** The message key of a rule. */
export type Rule = (typeof ALL)[number];

/** The rules that the value of a field can break, by their message keys. */
export const RULES: readonly Rule[] = ALL.toSorted();
