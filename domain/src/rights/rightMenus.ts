import type { Capability } from '../capabilities/capabilities.ts';
import { MENUS, type Menu, type MenuSlug } from './menus.ts';

/** A menu in the table of rights: one with rights of its own, or a group whose sub-menus have them. */
export interface RightMenu {
  slug: string;
  name: string;
  /** Empty for a menu with rights of its own. */
  subMenus: readonly { slug: MenuSlug; name: string }[];
}

/** Whether a business with these capabilities has the menu. */
export function belongs(menu: Menu, capabilities: readonly Capability[]): boolean {
  if (menu.needs && !capabilities.includes(menu.needs)) return false;
  return !(menu.hiddenBy && capabilities.includes(menu.hiddenBy));
}

const slugOfGroup = (name: string): string => name.toLowerCase().replaceAll(' ', '-');

/** The menus of a business on which rights are granted (spec 3 §3 Menu), in the sidebar's order. */
export function rightMenus(capabilities: readonly Capability[]): RightMenu[] {
  const found: (RightMenu & { subMenus: { slug: MenuSlug; name: string }[] })[] = [];
  for (const menu of MENUS as readonly Menu[]) {
    const { slug, name, group } = menu;
    if (!belongs(menu, capabilities)) continue;
    const last = found.at(-1);
    if (group === undefined) found.push({ slug, name, subMenus: [] });
    else if (last?.name === group) last.subMenus.push({ slug, name });
    else found.push({ slug: slugOfGroup(group), name: group, subMenus: [{ slug, name }] });
  }
  return found;
}

/**
 * The menus that a place in the table stands for: a sub-menu, a menu, or, for a group without a sub-menu, all menus
 * of the group. Undefined when there is no such place.
 */
export function menusAt(
  table: readonly RightMenu[],
  menu: string,
  subMenu: string | null,
): MenuSlug[] | undefined {
  const row = table.find(({ slug }) => slug === menu);
  if (!row) return undefined;
  const subs = row.subMenus.map(({ slug }) => slug);
  if (subMenu === null) return subs.length > 0 ? subs : [row.slug as MenuSlug];
  const sub = subs.find((slug) => slug === subMenu);
  return sub && [sub];
}
