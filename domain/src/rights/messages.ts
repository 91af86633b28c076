export const rightsMessages = {
  'rights.denied': 'You may not do this. Ask the owner of the shop for the right.',
  'rights.notYours': 'Your role does not open this page.',
};
