import {
  FLAGS,
  menusAt,
  scopeFlags,
  scopeMenus,
  type Capability,
  type Flags,
  type MenuSlug,
  type Right,
} from '@galla/domain';
import type { TickMenu, Ticks } from '../sales/index.ts';

/** The menus of the table that scopes are ticked in. */
export function scopeTickMenus(capabilities: readonly Capability[]): TickMenu[] {
  const table = scopeMenus(capabilities);
  return table.flatMap(({ slug, name, subMenus }) => {
    const group = subMenus.length > 0 ? { slug, name } : null;
    return (menusAt(table, slug, null) ?? []).map((menu) => ({
      slug: menu,
      name: subMenus.find((sub) => sub.slug === menu)?.name ?? name,
      group,
      holds: new Set(scopeFlags(menu)),
    }));
  });
}

/** The rules that are ticked, those with at least one flag. */
export const rulesOf = (ticks: Ticks): ({ menu: string } & Flags)[] =>
  [...ticks].flatMap(([menu, flags]) => (FLAGS.some((flag) => flags[flag]) ? { menu, ...flags } : []));

/** What is ticked as rights: "billing:create". */
export const scopesOfTicks = (ticks: Ticks): Right[] =>
  rulesOf(ticks).flatMap(({ menu, ...flags }) =>
    FLAGS.filter((flag) => flags[flag]).map((flag): Right => `${menu as MenuSlug}:${flag}`),
  );
