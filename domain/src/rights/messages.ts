export const rightsMessages = {
  'rights.denied': "You don't have access. Ask the owner.",
  'rights.toggledOff': "The shop's settings don't allow this for staff. Ask the owner.",
  'rights.noScreens': 'Your role has no pages yet.',
  'rights.noScreensExplained': 'Ask the owner to give you access to the pages you work with.',
  'rights.notYours': 'Your role has no access to this page.',
  'rights.toStart': 'Go to your first page',
};
