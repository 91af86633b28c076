import type { Capability } from '../capabilities/capabilities.ts';
import { FLAGS, isRight, type Flag, type MenuSlug, type Right } from '../rights/menus.ts';
import { menusAt, rightMenus, type RightMenu } from '../rights/rightMenus.ts';
import { partsOfRight } from '../rights/rules.ts';

const WRITES = ['create', 'edit', 'delete'] as const;

/**
 * Rights that no API key can have: the own profile, rights, the subscription, who may log in, and where money is
 * paid to.
 */
const CLOSED: Partial<Record<MenuSlug, readonly Flag[]>> = {
  profile: FLAGS,
  'sales-setting-master': FLAGS,
  subscription: FLAGS,
  employees: WRITES,
  'account-details': WRITES,
};

/** Whether a right can be a scope of an API key. */
export function isScope(text: string): text is Right {
  if (!isRight(text)) return false;
  const { menu, flag } = partsOfRight(text);
  return !CLOSED[menu]?.includes(flag);
}

/** The flags of a menu that an API key can have. */
export const scopeFlags = (menu: MenuSlug): Flag[] => FLAGS.filter((flag) => isScope(`${menu}:${flag}`));

/** The menus that scopes are chosen from, in the order of the rights table, without those closed to keys. */
export function scopeMenus(capabilities: readonly Capability[]): RightMenu[] {
  return rightMenus(capabilities).flatMap((menu) => {
    const subMenus = menu.subMenus.filter(({ slug }) => scopeFlags(slug).length > 0);
    if (menu.subMenus.length > 0) return subMenus.length > 0 ? [{ ...menu, subMenus }] : [];
    return scopeFlags(menu.slug as MenuSlug).length > 0 ? [menu] : [];
  });
}

/** Every scope that a key of a business can have, in the order of the menus. */
export function scopesOf(capabilities: readonly Capability[]): Right[] {
  const table = scopeMenus(capabilities);
  return table
    .flatMap(({ slug }) => menusAt(table, slug, null) ?? [])
    .flatMap((menu) => scopeFlags(menu).map((flag): Right => `${menu}:${flag}`));
}
