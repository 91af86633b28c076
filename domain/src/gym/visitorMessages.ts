/** Messages of visitors who tried a gym for a day and did not join. */
export const visitorMessages = {
  'visitors.title': 'Trial visitors',
  'visitors.explained': 'People who used a day pass and are not members.',
  'visitors.failed': 'The trial visitors could not be loaded.',
  'visitors.none': 'No trial visitors',
  'visitors.noneExplained': 'People who buy a day pass at the door and do not join appear here.',
  'visitors.most': 'The last {n} are listed. Choose fewer days for others.',
  'visitors.cameOnce': 'Came on {day}',
  'visitors.came': 'Came on {day} and {n} more',
  'visitors.paid': '{amount} paid',
  'visitors.callAt': 'Call on {at}',
  'visitors.called': 'Called, {at}',
  'visitors.noCall': 'No call',
  'visitors.agreed': 'Agreed to messages',
  'visitors.notAgreed': 'Has not agreed to messages',
  'visitors.phone': 'Call {name}',
  'visitors.write': 'Write to {name} in WhatsApp',
  'visitors.text':
    'Hello {name}, thank you for training at {shop} on {day}. Would you like to become a member?',
  'visitors.moreOf': 'More of {name}',
  'visitors.customer': 'Open the customer',
  'visitors.makeMember': 'Add as member',
} as const;
