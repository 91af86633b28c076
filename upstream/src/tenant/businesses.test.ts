import { rightMenus } from '@galla/domain';
import { expect, test } from 'vitest';
import { BUSINESS_IDS, businessOf } from './businesses.ts';

const BILLS = ['dashboard', 'profile', 'billing', 'billing-history'];
const PEOPLE = ['calendar', 'customers'];
const ORDERS = ['create-order', 'order-list', 'default-item-list', 'patterns', 'pattern-settings'];
const DAY = [...BILLS, 'transactions-history', ...PEOPLE, ...ORDERS];
const SHOP = ['marketing', 'employees', 'map'];
const DISTRIBUTION = ['sales-setting-master', 'hierarchy-master'];
const SETTINGS = ['settings', 'bills-and-tax', 'account-details', 'subscription'];
const OWN = [...DISTRIBUTION, 'reports', ...SETTINGS];
const GOODS = [...DAY, 'products', 'services', ...SHOP, ...OWN];

/**
 * The menus that a shop's owner can grant, complete and in order: none of other trades, and none without a screen.
 * Services have no Transactions History and no products (spec 1 §6).
 */
const MATRIX: Readonly<Record<number, readonly string[]>> = {
  1: GOODS,
  2: GOODS,
  4: GOODS,
  5: [
    ...DAY,
    'products',
    'services',
    ...SHOP,
    'members',
    'branches',
    'workouts',
    'diet-plans',
    'gym-resources',
    ...OWN,
  ],
  8: [...DAY, 'products', 'services', 'WEBOPTICALPRODUCTS', ...SHOP, ...OWN],
  11: [
    ...BILLS,
    ...PEOPLE,
    ...ORDERS,
    'services',
    ...SHOP,
    ...DISTRIBUTION,
    'reports-page',
    'reports',
    ...SETTINGS,
  ],
};

test.each(BUSINESS_IDS)('the matrix of rights of business %i', (id) => {
  const slugs = rightMenus(businessOf(id).capabilities).flatMap(({ slug, subMenus }) =>
    subMenus.length > 0 ? subMenus.map((sub) => sub.slug) : [slug],
  );
  expect(slugs).toEqual(MATRIX[id]);
});
