import type { Capability } from '../capabilities/capabilities.ts';
import { MENUS, type Menu, type Right } from './menus.ts';
import { belongs } from './rightMenus.ts';

const ALL: readonly Menu[] = MENUS;

/** A part of the sidebar: a named group, or a run of entries at the top level. */
export interface MenuGroup {
  name: string | null;
  menus: Menu[];
}

/**
 * A user's sidebar (spec 1 §6): menus with a screen that the user may view and the business has, in the product's
 * order. Empty groups are hidden.
 */
export function visibleMenus(rights: ReadonlySet<Right>, capabilities: readonly Capability[]): MenuGroup[] {
  const groups: MenuGroup[] = [];
  for (const menu of ALL) {
    if (!isVisible(menu, rights, capabilities)) continue;
    const name = menu.group ?? null;
    const last = groups.at(-1);
    if (last && last.name === name) last.menus.push(menu);
    else groups.push({ name, menus: [menu] });
  }
  return groups;
}

function isVisible(menu: Menu, rights: ReadonlySet<Right>, capabilities: readonly Capability[]): boolean {
  if (menu.path === undefined || !belongs(menu, capabilities)) return false;
  const other = ALL.find(({ slug }) => slug === menu.openedBy);
  return [menu, ...(other && belongs(other, capabilities) ? [other] : [])].some(({ slug }) =>
    rights.has(`${slug}:view`),
  );
}
