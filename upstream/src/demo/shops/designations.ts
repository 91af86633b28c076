import { ALL_RIGHTS, FIRST_RIGHTS, type MenuSlug, type Right } from '@galla/domain';
import type { Designation } from '../types.ts';

const menuOf = (right: Right): string => right.split(':')[0] ?? '';

/** Where rights are given, and what belongs to the owner's own contract. */
const OWNERS: readonly MenuSlug[] = ['sales-setting-master', 'hierarchy-master', 'subscription'];

/** The rights that begin on these menus. */
const allOf = (menus: readonly MenuSlug[]): Right[] =>
  ALL_RIGHTS.filter((right) => menus.some((menu) => menu === menuOf(right)));

const views = (menus: readonly MenuSlug[]): Right[] =>
  allOf(menus).filter((right) => right.endsWith(':view'));

/** Three designations that differ: all but rights, the counter only, looking only. */
export const DESIGNATIONS = {
  manager: {
    name: 'Manager',
    rights: ALL_RIGHTS.filter((right) => !OWNERS.some((menu) => menu === menuOf(right))),
  },
  cashier: {
    name: 'Cashier',
    rights: [
      ...FIRST_RIGHTS,
      'billing:view',
      'billing:create',
      'billing-history:view',
      'customers:view',
      'customers:create',
      'products:view',
      'services:view',
    ],
  },
  helper: {
    name: 'Helper',
    rights: [
      ...FIRST_RIGHTS,
      ...views(['billing', 'billing-history', 'customers', 'calendar', 'products', 'services']),
    ],
  },
} as const satisfies Record<string, Designation>;
