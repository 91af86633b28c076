import { FIRST_RIGHTS, FLAGS, isRight, MENUS, type Flag, type MenuSlug, type Right } from './menus.ts';

/** The flags of a designation on one menu. */
export type Flags = Record<Flag, boolean>;

/** A designation's rules by menu (spec 3 §3 Permission row). Without any it has the default rights. */
export type Rules = ReadonlyMap<MenuSlug, Flags>;

const SLUGS = MENUS.map(({ slug }) => slug);

/** The flags of a menu in a set of rights. */
export function flagsOf(rights: ReadonlySet<Right>, menu: MenuSlug): Flags {
  const has = (flag: Flag): boolean => rights.has(`${menu}:${flag}`);
  return { view: has('view'), create: has('create'), edit: has('edit'), delete: has('delete') };
}

/** Rights as rules: one for each menu with at least one flag. */
export function rulesFor(rights: ReadonlySet<Right>): Map<MenuSlug, Flags> {
  const rules = SLUGS.map((slug) => [slug, flagsOf(rights, slug)] as const);
  return new Map(rules.filter(([, flags]) => FLAGS.some((flag) => flags[flag])));
}

/** The rights of a designation with these rules; without any rule, the default rights. */
export function rightsFor(rules: Rules): Set<Right> {
  if (rules.size === 0) return new Set(FIRST_RIGHTS);
  const names = [...rules].flatMap(([menu, flags]) =>
    FLAGS.filter((flag) => flags[flag]).map((flag) => `${menu}:${flag}`),
  );
  return new Set(names.filter((name) => isRight(name)));
}

/** A change of single flags of some menus; flags not mentioned stay. */
export interface RuleChange {
  menus: readonly MenuSlug[];
  flags: Partial<Flags>;
}

/**
 * The rules after single changes. The first change of a designation without rules stores its default rights too, so
 * that granting one flag never takes away the dashboard.
 */
export function changeRules(rules: Rules, changes: readonly RuleChange[]): Map<MenuSlug, Flags> {
  const changed = rules.size === 0 ? rulesFor(rightsFor(rules)) : new Map(rules);
  for (const { menus, flags } of changes) {
    for (const menu of menus) changed.set(menu, { ...(changed.get(menu) ?? NONE), ...flags });
  }
  return changed;
}

const NONE: Flags = { view: false, create: false, edit: false, delete: false };

/**
 * The rules after confirming all as shown: exactly the given ones on the menus of the business, and the previous
 * ones on menus the business does not have.
 */
export function confirmRules(
  rules: Rules,
  shown: readonly MenuSlug[],
  given: readonly RuleChange[],
): Map<MenuSlug, Flags> {
  const hidden = [...rules].filter(([menu]) => !shown.includes(menu));
  const blank = given.flatMap(({ menus }) => menus.map((menu) => [menu, NONE] as const));
  const kept = new Map<MenuSlug, Flags>([...hidden, ...blank]);
  return kept.size === 0 ? kept : changeRules(kept, given);
}

/** The rights gained by a change, in the order of the menus; users may only grant rights they hold themselves. */
export function rightsGained(before: Rules, after: Rules): Right[] {
  const had = rightsFor(before);
  return [...rightsFor(after)].filter((right) => !had.has(right));
}

/** Menus whose rules grant something without the view flag. */
export const withoutView = (rules: Rules): MenuSlug[] =>
  [...rules].flatMap(([menu, { view, ...rest }]) =>
    !view && Object.values(rest).includes(true) ? [menu] : [],
  );

/** The menu and the flag of a right. */
export function partsOfRight(right: Right): { menu: MenuSlug; flag: Flag } {
  const at = right.lastIndexOf(':');
  return { menu: right.slice(0, at) as MenuSlug, flag: right.slice(at + 1) as Flag };
}
