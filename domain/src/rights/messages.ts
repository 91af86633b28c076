export const rightsMessages = {
  'rights.denied': 'You may not do this. Ask the owner of the shop for the right.',
  'rights.toggledOff': 'The settings of the shop keep employees from this. Ask the owner of the shop.',
  'rights.noScreens': 'Your role opens no page yet.',
  'rights.noScreensExplained': 'Ask the owner of the shop to allow the pages that you work with.',
  'rights.notYours': 'Your role does not open this page.',
  'rights.toStart': 'Go to your first page',
};
