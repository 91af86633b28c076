import { belongs, MENUS, rulesFor, type Capability, type Menu, type Right } from '@galla/domain';
import type { Static } from 'typebox';
import type { menuPermissions } from './contract.ts';
import type { MenuRight } from './profileContract.ts';

type Groups = Static<typeof menuPermissions.schema.answer>['data'];

/** Rights by menu, limited to menus with at least one flag. */
export function rightsByMenu(rights: ReadonlySet<Right>): Static<typeof MenuRight>[] {
  return [...rulesFor(rights)].map(([menu, flags]) => ({ menu, ...flags }));
}

/**
 * The menus that may be viewed, grouped as in the sidebar: a child has its group as menu and itself as sub-menu; a
 * top-level entry is its own group (spec 1 §6).
 */
export function permittedMenus(rights: ReadonlySet<Right>, capabilities: readonly Capability[]): Groups {
  const groups: Groups = [];
  for (const menu of MENUS as readonly Menu[]) {
    if (!rights.has(`${menu.slug}:view`) || !belongs(menu, capabilities)) continue;
    const menuName = menu.group ?? menu.name;
    const entry = { menuName, subMenuName: menu.group ? menu.name : '', slug: menu.slug };
    const last = groups.at(-1);
    if (menu.group && last?.menuName === menuName) last.menus.push(entry);
    else groups.push({ menuName, menus: [entry] });
  }
  return groups;
}
