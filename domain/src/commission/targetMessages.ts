/** Texts of what employees are to sell in a month. */
export const targetMessages = {
  'target.title': 'Target {month}',
  'target.own': 'My target',
  'target.of': '{sold} of {target}',
  'target.explained': 'Sales before tax, less returns, of this month.',
  'target.none': 'No target is set.',
  'target.set': 'Set target',
  'target.change': 'Change target',
  'target.dialog': 'Target for {name}',
  'target.month': 'From the month',
  'target.amount': 'Sales before tax',
  'target.hint': 'It stays for the months after, until it is changed.',
  'target.hintEnd': 'It stays for the months after, until it is changed. Without an amount it ends.',
  'target.saved': 'The target from {month} on is {amount}.',
  'target.ended': 'From {month} on there is no target.',
  'target.failed': 'Could not save the target',
  'target.amountMissing': 'Enter an amount above ₹0.00',
} as const;
