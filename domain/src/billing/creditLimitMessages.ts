/** Messages of customers' credit limits. */
export const creditLimitMessages = {
  'creditLimit.title': 'Credit limit',
  'creditLimit.none': 'No limit',
  'creditLimit.set': 'Set credit limit',
  'creditLimit.dialog': 'Credit limit of {name}',
  'creditLimit.hint': 'Leave empty for no limit. The till warns when a bill goes above it.',
  'creditLimit.saved': 'The credit limit is saved.',
  'creditLimit.failed': 'Failed to save the credit limit',
  'creditLimit.above': 'With this bill {owed} is due: {above} above the credit limit of {limit}.',
} as const;
