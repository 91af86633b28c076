import type { Flag, MessageKey } from '@galla/domain';

/** Labels of the rights on a menu, and of all of them together. */
export const FLAG_NAMES: Readonly<Record<Flag | 'all', MessageKey>> = {
  view: 'permissions.view',
  create: 'permissions.create',
  edit: 'permissions.edit',
  delete: 'permissions.delete',
  all: 'permissions.all',
};
