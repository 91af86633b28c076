import type { Flag, MessageKey } from '@galla/domain';

/** What the rights of a menu are called, and all of them together. */
export const FLAG_NAMES: Readonly<Record<Flag | 'all', MessageKey>> = {
  view: 'permissions.view',
  create: 'permissions.create',
  edit: 'permissions.edit',
  delete: 'permissions.delete',
  all: 'permissions.all',
};
