import { MENUS, type Menu, type MenuCode, type MenuSlug } from './menus.ts';

const ALL: readonly Menu[] = MENUS;
const SLUGS = Object.fromEntries(ALL.map(({ code, slug }) => [code, slug])) as Record<MenuCode, MenuSlug>;
const CODES = Object.fromEntries(ALL.map(({ code, slug }) => [slug, code])) as Record<MenuSlug, MenuCode>;

/** The slug of a menu's code, as used in rights. */
export const slugOf = (code: MenuCode): MenuSlug => SLUGS[code];

/** The graph's code of a menu's slug. */
export const codeOf = (slug: MenuSlug): MenuCode => CODES[slug];

/** The menu with a name from the wire, either the graph's or the REST API's; undefined for an unknown one. */
export const menuNamed = (name: string): Menu | undefined =>
  ALL.find(({ code, slug }) => code === name || slug === name);
