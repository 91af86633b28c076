import { ALL_RIGHTS, type BasisPoints, FIRST_RIGHTS, type MenuSlug, type Right } from '@galla/domain';
import type { Designation, Trade } from '../types.ts';

const menuOf = (right: Right): string => right.split(':')[0] ?? '';

/** Menus for granting rights, and those about the owner's own contract. */
const OWNERS: readonly MenuSlug[] = ['sales-setting-master', 'hierarchy-master', 'subscription'];

const allOf = (menus: readonly MenuSlug[]): Right[] =>
  ALL_RIGHTS.filter((right) => menus.some((menu) => menu === menuOf(right)));

const views = (menus: readonly MenuSlug[]): Right[] =>
  allOf(menus).filter((right) => right.endsWith(':view'));

/** Three designations of every shop: manager with all but rights, counter only, and viewing only. */
export const DESIGNATIONS = {
  manager: {
    name: 'Manager',
    points: 100,
    commission: 100,
    rights: ALL_RIGHTS.filter((right) => !OWNERS.some((menu) => menu === menuOf(right))),
  },
  cashier: {
    name: 'Cashier',
    below: 'Manager',
    points: 40,
    commission: 50,
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
    below: 'Manager',
    points: 10,
    commission: 0,
    rights: [
      ...FIRST_RIGHTS,
      ...views(['billing', 'billing-history', 'customers', 'calendar', 'products', 'services']),
    ],
  },
} as const satisfies Record<string, Designation>;

/** Rights of people who make goods or do the work: they see the day and the orders, without billing. */
const WORK: readonly Right[] = [
  ...FIRST_RIGHTS,
  ...views(['calendar', 'order-list', 'default-item-list', 'patterns', 'services']),
];

/** Rights of those who lead them and also assign work. */
const LEAD: readonly Right[] = [
  ...WORK,
  'order-list:edit',
  'calendar:create',
  'calendar:edit',
  'customers:view',
];

/** Rights of people who sell outside of the shop. */
const SELL: readonly Right[] = [
  ...FIRST_RIGHTS,
  ...views(['customers', 'products', 'billing', 'billing-history', 'map']),
  'customers:create',
  'billing:create',
];

/** Rights of people who manage stock. */
const STORE: readonly Right[] = [...FIRST_RIGHTS, 'products:view', 'products:create', 'products:edit'];

const one = (
  name: string,
  below: string,
  points: number,
  commission: BasisPoints,
  rights: readonly Right[],
): Designation => ({ name, below, points, commission, rights });

/** Additional designations of each trade. */
const OF_TRADE: Record<Trade, readonly Designation[]> = {
  retail: [
    one('Storekeeper', 'Manager', 30, 0, STORE),
    one('Delivery person', 'Storekeeper', 5, 0, [...FIRST_RIGHTS, 'order-list:view', 'map:view']),
  ],
  boutique: [
    one('Master tailor', 'Manager', 60, 300, LEAD),
    one('Tailor', 'Master tailor', 30, 200, WORK),
    one('Embroiderer', 'Master tailor', 30, 250, WORK),
    one('Tailor’s assistant', 'Tailor', 10, 50, [...FIRST_RIGHTS, 'order-list:view']),
  ],
  distributor: [
    one('Area sales manager', 'Manager', 80, 200, [...SELL, 'customers:edit', 'employees:view']),
    one('Sales executive', 'Area sales manager', 40, 150, SELL),
    one('Storekeeper', 'Manager', 30, 0, STORE),
    one('Driver', 'Storekeeper', 5, 0, [...FIRST_RIGHTS, 'order-list:view', 'map:view']),
  ],
  gym: [
    one('Head trainer', 'Manager', 60, 500, [
      ...FIRST_RIGHTS,
      ...allOf(['members', 'workouts', 'diet-plans', 'gym-resources']),
    ]),
    one('Trainer', 'Head trainer', 30, 300, [
      ...FIRST_RIGHTS,
      ...views(['members', 'workouts', 'diet-plans', 'gym-resources', 'calendar']),
    ]),
    one('Dietician', 'Head trainer', 30, 250, [
      ...FIRST_RIGHTS,
      ...views(['members']),
      ...allOf(['diet-plans', 'gym-resources']),
    ]),
  ],
  optician: [
    one('Optometrist', 'Manager', 70, 200, [
      ...FIRST_RIGHTS,
      ...views(['customers', 'products', 'services', 'calendar']),
      'customers:create',
      'customers:edit',
    ]),
    one('Lens fitter', 'Optometrist', 30, 100, [...FIRST_RIGHTS, 'order-list:view', 'products:view']),
  ],
  service: [
    one('Supervisor', 'Manager', 50, 200, LEAD),
    one('Technician', 'Supervisor', 30, 500, WORK),
    one('Cleaner', 'Supervisor', 20, 400, [...FIRST_RIGHTS, 'calendar:view', 'map:view']),
  ],
};

/** The designations of a shop of the trade, each after its parent. */
export function designationsOf(trade: Trade): readonly Designation[] {
  return [...Object.values(DESIGNATIONS), ...OF_TRADE[trade]];
}
