/** What is said where two customers become one. */
export const mergeMessages = {
  'merge.himself': 'Choose another customer: this is the same one.',
  'merge.already': 'This customer was merged into another one.',
  'merge.mergedName': 'Merged customer',
  'merge.merged': 'Merged into {name}',
} as const;
