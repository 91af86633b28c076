import { expect, test } from 'vitest';
import { codeOf, menuNamed, slugOf } from './codes.ts';
import { ALL_RIGHTS, FIRST_RIGHTS, FLAGS, MENUS, isRight, type Right } from './menus.ts';
import { mayDo, openedBy } from './openedBy.ts';
import { visibleMenus } from './visibleMenus.ts';

const shown = (rights: readonly Right[], capabilities: Parameters<typeof visibleMenus>[1] = []) =>
  visibleMenus(new Set(rights), capabilities);
const names = (rights: readonly Right[], capabilities: Parameters<typeof visibleMenus>[1] = []) =>
  shown(rights, capabilities).flatMap(({ menus }) => menus.map(({ name }) => name));

test('slugs, codes and paths are unique, and each leads to the others', () => {
  for (const { code, slug } of MENUS) {
    expect([slugOf(code), codeOf(slug), menuNamed(slug)?.code]).toEqual([slug, code, code]);
  }
  expect(menuNamed('constructor')).toBeUndefined();
  expect(new Set(MENUS.map(({ slug }) => slug)).size).toBe(MENUS.length);
  const paths = MENUS.flatMap((menu) => ('path' in menu ? [menu.path] : []));
  expect(new Set(paths).size).toBe(paths.length);
});

test('there is a right for every menu and flag, and nothing else is one', () => {
  expect(ALL_RIGHTS).toHaveLength(MENUS.length * FLAGS.length);
  expect(isRight('billing:create')).toBe(true);
  for (const text of ['billing', 'billing:', 'billing:pay', 'BILLING:create', 'constructor', '']) {
    expect(isRight(text)).toBe(false);
  }
});

test('without rules one sees the dashboard and the own profile', () => {
  expect(names(FIRST_RIGHTS)).toEqual(['Dashboard', 'My Profile']);
});

test('a menu needs its own right to view; other flags do not show it', () => {
  expect(names(['billing:view'])).toEqual(['Billing']);
  expect(names(['billing:create', 'billing:edit', 'billing:delete'])).toEqual([]);
});

test('a group is shown with the children that are allowed, and not without any', () => {
  expect(shown(['order-list:view', 'dashboard:view'])).toMatchObject([
    { name: null, menus: [{ slug: 'dashboard' }] },
    { name: 'Orders', menus: [{ slug: 'order-list' }] },
  ]);
  expect(shown(['dashboard:view']).some(({ name }) => name === 'Distribution')).toBe(false);
  expect(shown(['hierarchy-master:view'])).toMatchObject([{ name: 'Distribution' }]);
});

test('what a business hides or lacks is not in the menu even of its owner', () => {
  const plain = names(ALL_RIGHTS);
  expect(plain).toContain('Products');
  expect(plain).toContain('Transactions History');
  expect(plain).not.toContain('ReportsPage');
  const service = names(ALL_RIGHTS, ['HIDES_PRODUCTS', 'HIDES_TRANSACTIONS', 'SHOWS_REPORTS_PAGE']);
  expect(service).not.toContain('Products');
  expect(service).not.toContain('Transactions History');
  expect(service).toContain('ReportsPage');
});

test('a right without a screen is in no menu', () => {
  expect(names(['WEBOPTICALPRODUCTS:view', 'bills-and-tax:view'])).toEqual([]);
});

test('an optician’s products open Products, in a shop that has them; nothing opens them in turn', () => {
  expect(names(['WEBOPTICALPRODUCTS:view'], ['LENS_VARIANTS'])).toEqual(['Products']);
  expect(names(['WEBOPTICALPRODUCTS:edit'], ['LENS_VARIANTS'])).toEqual([]);
  expect(openedBy('products:edit')).toEqual(['products:edit', 'WEBOPTICALPRODUCTS:edit']);
  expect(mayDo(new Set(['WEBOPTICALPRODUCTS:edit']), 'products:edit')).toBe(true);
  expect(mayDo(new Set(['WEBOPTICALPRODUCTS:edit']), 'products:delete')).toBe(false);
  for (const right of ALL_RIGHTS.filter((one) => !one.startsWith('products:')))
    expect(openedBy(right)).toEqual([right]);
});
