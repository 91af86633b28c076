import { MENUS, type Menu, type MenuCode, type MenuSlug } from './menus.ts';

const ALL: readonly Menu[] = MENUS;
const SLUGS = Object.fromEntries(ALL.map(({ code, slug }) => [code, slug])) as Record<MenuCode, MenuSlug>;
const CODES = Object.fromEntries(ALL.map(({ code, slug }) => [slug, code])) as Record<MenuSlug, MenuCode>;

/** How rights are written on a menu of the graph. */
export const slugOf = (code: MenuCode): MenuSlug => SLUGS[code];

/** How the graph calls a menu that rights are written on. */
export const codeOf = (slug: MenuSlug): MenuCode => CODES[slug];

/** The menu of a name from the wire: of the graph's, or of the REST API's; undefined for one that is not known here. */
export const menuNamed = (name: string): Menu | undefined =>
  ALL.find(({ code, slug }) => code === name || slug === name);
