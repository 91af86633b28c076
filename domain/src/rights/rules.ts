import { FIRST_RIGHTS, FLAGS, isRight, MENUS, type Flag, type MenuSlug, type Right } from './menus.ts';

/** What a designation may do on one menu. */
export type Flags = Record<Flag, boolean>;

/** A designation's rules, menu by menu (spec 3 §3 Permission row). Without any it has the first rights. */
export type Rules = ReadonlyMap<MenuSlug, Flags>;

const SLUGS = MENUS.map(({ slug }) => slug);

/** The flags of a menu among rights. */
export function flagsOf(rights: ReadonlySet<Right>, menu: MenuSlug): Flags {
  const has = (flag: Flag): boolean => rights.has(`${menu}:${flag}`);
  return { view: has('view'), create: has('create'), edit: has('edit'), delete: has('delete') };
}

/** Rights as rules: a rule for each menu with at least one. */
export function rulesFor(rights: ReadonlySet<Right>): Map<MenuSlug, Flags> {
  const rules = SLUGS.map((slug) => [slug, flagsOf(rights, slug)] as const);
  return new Map(rules.filter(([, flags]) => FLAGS.some((flag) => flags[flag])));
}

/** What a designation with these rules may do; one without any rule has the rights to begin with. */
export function rightsFor(rules: Rules): Set<Right> {
  if (rules.size === 0) return new Set(FIRST_RIGHTS);
  const names = [...rules].flatMap(([menu, flags]) =>
    FLAGS.filter((flag) => flags[flag]).map((flag) => `${menu}:${flag}`),
  );
  return new Set(names.filter((name) => isRight(name)));
}

/** A change of single flags of some menus; flags that are not named stay. */
export interface RuleChange {
  menus: readonly MenuSlug[];
  flags: Partial<Flags>;
}

/**
 * The rules after single changes. The first change of a designation without rules writes its first rights down, so
 * that a tick never takes away the dashboard.
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
 * The rules when all are confirmed as they are seen: on the menus of the business exactly what is given, and on
 * those that the business does not have what there was.
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

/** What somebody gains by a change, in the order of the menus; nobody may give what he lacks himself. */
export function rightsGained(before: Rules, after: Rules): Right[] {
  const had = rightsFor(before);
  return [...rightsFor(after)].filter((right) => !had.has(right));
}

/** The menus of rules that allow something to people whom they do not let look at it. */
export const withoutView = (rules: Rules): MenuSlug[] =>
  [...rules].flatMap(([menu, { view, ...rest }]) =>
    !view && Object.values(rest).includes(true) ? [menu] : [],
  );

/** The menu and the flag of a right. */
export function partsOfRight(right: Right): { menu: MenuSlug; flag: Flag } {
  const at = right.lastIndexOf(':');
  return { menu: right.slice(0, at) as MenuSlug, flag: right.slice(at + 1) as Flag };
}
