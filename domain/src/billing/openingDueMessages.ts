/** Messages of opening dues. */
export const openingDueMessages = {
  'openingDue.title': 'Opening due',
  'openingDue.hint':
    'What was owed before the first bill here. It is not a sale and has no tax. Empty for none.',
  'openingDue.none': 'None',
  'openingDue.left': '{left} of {amount} still to pay, since {day}',
  'openingDue.paid': '{amount}, paid, since {day}',
  'openingDue.set': 'Set opening due',
  'openingDue.dialog': 'Opening due of {name}',
  'openingDue.amount': 'Owed',
  'openingDue.day': 'Owed since',
  'openingDue.saved': 'The opening due is saved.',
  'openingDue.failed': 'Failed to save the opening due',
  'openingDue.belowPaid': '₹{paid} of it was already paid.',
  'openingDue.future': 'The day cannot be in the future.',
} as const;
