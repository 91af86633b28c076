/** Messages of workouts and diet plans that members follow. */
export const assignMessages = {
  'assign.members': 'Members',
  'assign.count.one': '{n} member',
  'assign.count.other': '{n} members',
  'assign.title': 'Who follows “{name}”',
  'assign.search': 'Name or mobile of a member',
  'assign.hint': 'Search for members to add some.',
  'assign.nobody': 'Nobody follows it yet. Search for members, and choose them.',
  'assign.noMatch': 'No member matches “{search}”.',
  'assign.follows': 'Follows “{name}” now',
  'assign.failed': 'The members could not be loaded.',
  'assign.save': 'Save',
  'assign.added.one': '{n} added',
  'assign.added.other': '{n} added',
  'assign.removed.one': '{n} removed',
  'assign.removed.other': '{n} removed',
  'assign.more': 'Show more',
  'assign.saved': 'Saved who follows it',
  'assign.saveFailed': 'Failed to save who follows it.',
  'assign.deleteExplained.one': '{n} member follows it and will be left without one. This cannot be undone.',
  'assign.deleteExplained.other':
    '{n} members follow it and will be left without one. This cannot be undone.',
} as const;
