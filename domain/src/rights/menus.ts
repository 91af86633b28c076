import type { Capability } from '../capabilities/capabilities.ts';

interface MenuEntry {
  /** Its value in the graph's enum `Menu`. */
  code: string;
  /** The stable name used in rights and by the REST API. */
  slug: string;
  /** The name in the sidebar and on the permissions screen. */
  name: string;
  /** Its sidebar group; entries without one are at the top level. */
  group?: 'Orders' | 'Design Patterns' | 'Distribution' | 'Gym';
  /** The path of its screen; absent for a right without a screen. */
  path?: string;
  /** Shown only to a business with this capability. */
  needs?: Capability;
  /** Hidden from a business with this capability. */
  hiddenBy?: Capability;
  /** Another menu whose rights also open this one, flag by flag. */
  openedBy?: string;
}

/** Every menu of the product in the sidebar's order (spec 1 §2 and §6, spec 2 §2, spec 3 §2). */
export const MENUS = [
  { code: 'DASHBOARD', slug: 'dashboard', name: 'Dashboard', path: '/' },
  { code: 'PROFILE', slug: 'profile', name: 'My Profile', path: '/profile' },
  { code: 'BILLING', slug: 'billing', name: 'Billing', path: '/Billing' },
  { code: 'BILLING_HISTORY', slug: 'billing-history', name: 'Billing History', path: '/Billing-History' },
  {
    code: 'TRANSACTIONS_HISTORY',
    slug: 'transactions-history',
    name: 'Transactions History',
    path: '/Transaction-History',
    hiddenBy: 'HIDES_TRANSACTIONS',
  },
  { code: 'CALENDAR', slug: 'calendar', name: 'Calendar', path: '/Calendar' },
  { code: 'CUSTOMERS', slug: 'customers', name: 'CRM', path: '/crm' },
  {
    code: 'CREATE_ORDER',
    slug: 'create-order',
    name: 'Create Order',
    group: 'Orders',
    path: '/create-order',
  },
  {
    code: 'ORDER_LIST',
    slug: 'order-list',
    name: 'Order List',
    group: 'Orders',
    path: '/order-list',
  },
  {
    code: 'DEFAULT_ITEMS',
    slug: 'default-item-list',
    name: 'Default Item list',
    group: 'Design Patterns',
    path: '/design-pattern',
  },
  {
    code: 'PATTERNS',
    slug: 'patterns',
    name: 'Patterns',
    group: 'Design Patterns',
    path: '/MasterPatterns',
  },
  {
    code: 'PATTERN_SETTINGS',
    slug: 'pattern-settings',
    name: 'Settings',
    group: 'Design Patterns',
    path: '/StatusAndStagePage',
  },
  {
    code: 'PRODUCTS',
    slug: 'products',
    name: 'Products',
    path: '/products',
    hiddenBy: 'HIDES_PRODUCTS',
    openedBy: 'WEBOPTICALPRODUCTS',
  },
  { code: 'SERVICES', slug: 'services', name: 'Services', path: '/services' },
  { code: 'OPTICAL_PRODUCTS', slug: 'WEBOPTICALPRODUCTS', name: 'Optical Products', needs: 'LENS_VARIANTS' },
  { code: 'MARKETING', slug: 'marketing', name: 'Marketing', path: '/marketing' },
  { code: 'EMPLOYEES', slug: 'employees', name: 'Employees', path: '/Employees' },
  { code: 'MAP', slug: 'map', name: 'Map', path: '/MapLocation' },
  {
    code: 'MEMBERS',
    slug: 'members',
    name: 'Members',
    group: 'Gym',
    path: '/Members',
    needs: 'MEMBERSHIPS',
  },
  {
    code: 'BRANCHES',
    slug: 'branches',
    name: 'Branches',
    group: 'Gym',
    path: '/Branches',
    needs: 'MEMBERSHIPS',
  },
  {
    code: 'WORKOUTS',
    slug: 'workouts',
    name: 'Workouts',
    group: 'Gym',
    path: '/Workouts',
    needs: 'MEMBERSHIPS',
  },
  {
    code: 'DIET_PLANS',
    slug: 'diet-plans',
    name: 'Diet Plans',
    group: 'Gym',
    path: '/Dietplans',
    needs: 'MEMBERSHIPS',
  },
  {
    code: 'GYM_RESOURCES',
    slug: 'gym-resources',
    name: 'Gym Resources',
    group: 'Gym',
    path: '/GymResources',
    needs: 'MEMBERSHIPS',
  },
  {
    code: 'PERMISSIONS',
    slug: 'sales-setting-master',
    name: 'Permissions',
    group: 'Distribution',
    path: '/SalesSettingMaster',
  },
  {
    code: 'HIERARCHY',
    slug: 'hierarchy-master',
    name: 'Hierarchy',
    group: 'Distribution',
    path: '/hierarchy-master',
  },
  {
    code: 'REPORTS_PAGE',
    slug: 'reports-page',
    name: 'ReportsPage',
    path: '/ReportsPage',
    needs: 'SHOWS_REPORTS_PAGE',
  },
  { code: 'REPORTS', slug: 'reports', name: 'Reports', path: '/Reports' },
  { code: 'SETTINGS', slug: 'settings', name: 'Your Settings', path: '/SetingQRCodeResizer' },
  { code: 'BILLS_AND_TAX', slug: 'bills-and-tax', name: 'Bills, tax and staff limits' },
  { code: 'UPI_ACCOUNTS', slug: 'account-details', name: 'UPI account details', path: '/account-details' },
  { code: 'SUBSCRIPTION', slug: 'subscription', name: 'Subscription', path: '/subscription' },
] as const satisfies readonly MenuEntry[];

export type MenuSlug = (typeof MENUS)[number]['slug'];
export type MenuCode = (typeof MENUS)[number]['code'];

/** A menu of the product. */
export interface Menu extends MenuEntry {
  code: MenuCode;
  slug: MenuSlug;
  openedBy?: MenuSlug;
}

/** Flags of a menu that can be granted (spec 3 §6). */
export const FLAGS = ['view', 'create', 'edit', 'delete'] as const;
export type Flag = (typeof FLAGS)[number];

/** One right: a menu and a flag, "billing:create". */
export type Right = `${MenuSlug}:${Flag}`;

/** Every right; the owner of a shop always has all of them. */
export const ALL_RIGHTS: readonly Right[] = MENUS.flatMap(({ slug }) =>
  FLAGS.map((flag): Right => `${slug}:${flag}`),
);

/** Rights of a designation without rules: the dashboard and the own profile. */
export const FIRST_RIGHTS: readonly Right[] = ['dashboard:view', 'profile:view', 'profile:edit'];

const KNOWN = new Set<string>(ALL_RIGHTS);

/** Whether a text from the wire is a right. */
export function isRight(text: string): text is Right {
  return KNOWN.has(text);
}
