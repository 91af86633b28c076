import type { MessageKey } from '../messages/formatMessage.ts';

/** The name of a rule for programs, made of its text's key: "customers.nameMissing" is CUSTOMERS_NAME_MISSING. */
export const ruleCode = (rule: MessageKey): string =>
  rule
    .replace(/^faults\./, '')
    .replaceAll(/([a-z\d])([A-Z])/g, '$1_$2')
    .replaceAll('.', '_')
    .toUpperCase();
