import { rightMenus } from '@galla/domain';
import { expect, test } from 'vitest';
import { BUSINESS_IDS, businessOf } from './businesses.ts';

const DAY = ['dashboard', 'profile', 'billing', 'billing-history', 'calendar', 'customers'];
const ORDERS = ['create-order', 'order-list', 'default-item-list', 'patterns', 'pattern-settings'];
const GYM = ['branches'];
const SHOP = ['marketing', 'employees', 'sales-setting-master', 'hierarchy-master'];
const OWN = ['settings', 'bills-and-tax', 'account-details', 'subscription'];
const GOODS = [...DAY, ...ORDERS, 'products', 'services', ...SHOP, ...OWN];

/** The menus that a shop's owner can let others see, whole and in order: no other trade's, none without a screen. */
const MATRIX: Readonly<Record<number, readonly string[]>> = {
  1: GOODS,
  2: GOODS,
  4: GOODS,
  5: [...DAY, ...ORDERS, 'products', 'services', 'employees', ...GYM, ...SHOP.slice(1), ...OWN],
  8: [...DAY, ...ORDERS, 'products', 'services', 'WEBOPTICALPRODUCTS', ...SHOP, ...OWN],
  11: [...DAY, ...ORDERS, 'services', ...SHOP, ...OWN],
};

test.each(BUSINESS_IDS)('the matrix of rights of business %i', (id) => {
  const slugs = rightMenus(businessOf(id).capabilities).flatMap(({ slug, subMenus }) =>
    subMenus.length > 0 ? subMenus.map((sub) => sub.slug) : [slug],
  );
  expect(slugs).toEqual(MATRIX[id]);
});
