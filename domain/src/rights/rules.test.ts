import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FIRST_RIGHTS, FLAGS, MENUS, type MenuSlug, type Right } from './menus.ts';
import { menusAt, rightMenus } from './rightMenus.ts';
import {
  changeRules,
  confirmRules,
  type Flags,
  partsOfRight,
  rightsFor,
  rightsGained,
  type Rules,
  rulesFor,
  withoutView,
} from './rules.ts';

const slugs = fc.constantFrom(...MENUS.map(({ slug }) => slug));
const flags: fc.Arbitrary<Flags> = fc.record({
  view: fc.boolean(),
  create: fc.boolean(),
  edit: fc.boolean(),
  delete: fc.boolean(),
});
const someRules: fc.Arbitrary<Rules> = fc.array(fc.tuple(slugs, flags)).map((pairs) => new Map(pairs));
const change = fc.record({
  menus: fc.array(slugs, { minLength: 1, maxLength: 3 }),
  flags: flags.chain((all) => fc.subarray([...FLAGS]).map((some) => pick(all, some))),
});
const pick = (all: Flags, some: readonly (keyof Flags)[]): Partial<Flags> =>
  Object.fromEntries(some.map((flag) => [flag, all[flag]]));

test('a designation without rules has the first rights, and a first tick adds to them', () => {
  expect([...rightsFor(new Map())]).toEqual([...FIRST_RIGHTS]);
  const after = changeRules(new Map(), [{ menus: ['billing'], flags: { view: true } }]);
  expect([...rightsFor(after)].toSorted()).toEqual([...FIRST_RIGHTS, 'billing:view'].toSorted());
});

test('a designation may lose every right', () => {
  const off = { view: false, create: false, edit: false, delete: false };
  const after = changeRules(new Map(), [{ menus: ['dashboard', 'profile'], flags: off }]);
  expect([...rightsFor(after)]).toEqual([]);
});

test('a change sets what it names, and nothing else', () => {
  fc.assert(
    fc.property(someRules, change, (rules, one) => {
      const before = rightsFor(rules);
      const after = rightsFor(changeRules(rules, [one]));
      for (const { slug } of MENUS) {
        for (const flag of FLAGS) {
          const right: Right = `${slug}:${flag}`;
          const named = one.menus.includes(slug) ? one.flags[flag] : undefined;
          expect(after.has(right)).toBe(named ?? before.has(right));
        }
      }
    }),
  );
});

test('changes of different flags both count, whichever comes first', () => {
  fc.assert(
    fc.property(someRules, slugs, flags, (rules, menu, all) => {
      const one = { menus: [menu], flags: { view: all.view } };
      const other = { menus: [menu], flags: { edit: all.edit } };
      expect(changeRules(changeRules(rules, [one]), [other])).toEqual(
        changeRules(changeRules(rules, [other]), [one]),
      );
    }),
  );
});

test('confirming gives what was seen, and leaves what the business does not show', () => {
  fc.assert(
    fc.property(someRules, fc.uniqueArray(slugs), fc.array(change), (rules, shown, given) => {
      const seen = given.map((one) => ({ ...one, menus: one.menus.filter((menu) => shown.includes(menu)) }));
      const after = confirmRules(rules, shown, seen);
      const hidden = [...after].filter(([menu]) => !shown.includes(menu));
      expect(hidden).toEqual([...rules].filter(([menu]) => !shown.includes(menu)));
      const expected = new Map(changeRules(new Map<MenuSlug, Flags>([['dashboard', blank()]]), seen));
      for (const menu of shown) expect(after.get(menu) ?? blank()).toEqual(expected.get(menu) ?? blank());
    }),
  );
});
/** Taking away all rights leaves no rules, which means the default rights again. */
const rightsOf = (rules: Rules) => (rules.size === 0 ? new Set() : rightsFor(rules));
const blank = (): Flags => ({ view: false, create: false, edit: false, delete: false });

test('rights survive being written as rules, and only what is new is gained', () => {
  fc.assert(
    fc.property(someRules, someRules, (one, other) => {
      const rights = rightsFor(one);
      expect(rightsOf(rulesFor(rights))).toEqual(rights);
      const gained = rightsGained(one, other);
      expect(gained.every((right) => rightsFor(other).has(right) && !rights.has(right))).toBe(true);
      const known = new Set([...gained, ...rights]);
      expect([...rightsFor(other)].filter((right) => !known.has(right))).toEqual([]);
    }),
  );
});

test('a right is a menu and a flag', () => {
  expect(partsOfRight('sales-setting-master:edit')).toEqual({ menu: 'sales-setting-master', flag: 'edit' });
});

test('the table has every menu of the business once, below its group', () => {
  const retail = rightMenus([]);
  const all = retail.flatMap(({ slug, subMenus }) =>
    subMenus.length > 0 ? subMenus.map((sub) => sub.slug as string) : [slug],
  );
  expect(new Set(all).size).toBe(all.length);
  expect(new Set(retail.map(({ slug }) => slug)).size).toBe(retail.length);
  expect(retail.find(({ name }) => name === 'Distribution')).toEqual({
    slug: 'distribution',
    name: 'Distribution',
    subMenus: [
      { slug: 'sales-setting-master', name: 'Permissions' },
      { slug: 'hierarchy-master', name: 'Hierarchy' },
    ],
  });
  expect(all).not.toContain('WEBOPTICALPRODUCTS');
  expect(rightMenus(['LENS_VARIANTS', 'HIDES_PRODUCTS']).map(({ slug }) => slug)).toEqual(
    retail.map(({ slug }) =>
      slug === 'products' ? 'services' : slug === 'services' ? 'WEBOPTICALPRODUCTS' : slug,
    ),
  );
});

test('no group has the slug of a menu', () => {
  const groups = rightMenus([]).filter(({ subMenus }) => subMenus.length > 0);
  expect(groups.map(({ name }) => name)).toEqual(['Orders', 'Design Patterns', 'Distribution']);
  expect(groups.filter(({ slug }) => MENUS.some((menu) => menu.slug === slug))).toEqual([]);
});

test('a place in the table is a menu, a sub-menu, or a whole group', () => {
  const table = rightMenus([]);
  expect(menusAt(table, 'billing', null)).toEqual(['billing']);
  expect(menusAt(table, 'distribution', 'hierarchy-master')).toEqual(['hierarchy-master']);
  expect(menusAt(table, 'distribution', null)).toEqual(['sales-setting-master', 'hierarchy-master']);
  for (const [menu, sub] of [
    ['hierarchy-master', null],
    ['distribution', 'billing'],
    ['orders', 'billing'],
    ['billing', 'billing'],
    ['', null],
    ['reports-page', null],
  ] as const) {
    expect(menusAt(table, menu, sub)).toBeUndefined();
  }
});

test('what other trades have is not in the table', () => {
  const slugs = rightMenus([]).flatMap(({ slug, subMenus }) => [slug, ...subMenus.map((sub) => sub.slug)]);
  for (const slug of ['members', 'branches', 'reports-page', 'WEBOPTICALPRODUCTS'])
    expect(slugs).not.toContain(slug);
  expect(slugs).toEqual(
    expect.arrayContaining(['customers', 'employees', 'reports', 'bills-and-tax', 'account-details']),
  );
});

test('rules without View are found, and none else', () => {
  fc.assert(
    fc.property(someRules, (rules) => {
      for (const [menu, { view, create, edit, delete: remove }] of rules)
        expect(withoutView(rules).includes(menu)).toBe(!view && (create || edit || remove));
    }),
  );
});
