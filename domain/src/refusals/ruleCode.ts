import type { MessageKey } from '../messages/formatMessage.ts';

/** A rule's code for programs, derived from its message key: "customers.nameMissing" is CUSTOMERS_NAME_MISSING. */
export const ruleCode = (rule: MessageKey): string =>
  rule
    .replace(/^faults\./, '')
    .replaceAll(/([a-z\d])([A-Z])/g, '$1_$2')
    .replaceAll('.', '_')
    .toUpperCase();
