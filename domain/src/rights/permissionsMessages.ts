/** Texts of the permissions of roles and their screen (spec 3 §5, §6, §8). */
export const permissionsMessages = {
  'permissions.title': 'Permissions',
  'permissions.view': 'View',
  'permissions.create': 'Create',
  'permissions.edit': 'Edit',
  'permissions.delete': 'Delete',
  'permissions.all': 'All',
  'permissions.menu': 'Menu',
  'permissions.saved': 'Permissions updated successfully',
  'permissions.confirmed': 'Permissions confirmed',
  'permissions.deleted': 'Permission deleted',
  // spec 3 §5, §8
  'permissions.chooseRole': 'Please select a role first.',
  'permissions.unknown': 'Could not find role or menu for this permission.',
  'permissions.updateFailed': 'Failed to update {name}',
  'permissions.notAvailable': 'Permision not Available.',
  'permissions.loadFailed': 'Failed to load permissions or menu data.',
  'permissions.rolesFailed': 'Failed to load designations.',
  // who may give what
  'permissions.notHeld': 'You can not give a right that you do not have yourself: {menu}, {flag}.',
  'permissions.changedMeanwhile':
    'Somebody else changed the permissions of this role meanwhile. This is how they are now.',
};
