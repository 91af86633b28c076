import {
  codeOf,
  FLAGS,
  menuNamed,
  menusAt,
  scopeFlags,
  scopeMenus,
  type Capability,
  type Right,
} from '@galla/domain';
import type { TickMenu, Ticks } from '../sales/index.ts';

/** The menus of the scope table. */
export function scopeTickMenus(capabilities: readonly Capability[]): TickMenu[] {
  const table = scopeMenus(capabilities);
  return table.flatMap(({ slug, name, subMenus }) => {
    const group = subMenus.length > 0 ? name : null;
    return (menusAt(table, slug, null) ?? []).map((one) => ({
      menu: codeOf(one),
      name: subMenus.find((sub) => sub.slug === one)?.name ?? name,
      group,
      holds: new Set(scopeFlags(one)),
    }));
  });
}

/** The ticked rules: those with at least one flag. */
export const rulesOf = (ticks: Ticks) =>
  [...ticks].flatMap(([menu, flags]) => (FLAGS.some((flag) => flags[flag]) ? { menu, ...flags } : []));

/** The ticked scopes as rights: "billing:create". */
export const scopesOfTicks = (ticks: Ticks): Right[] =>
  rulesOf(ticks).flatMap(({ menu, ...flags }) => {
    const slug = menuNamed(menu)?.slug;
    return slug ? FLAGS.filter((flag) => flags[flag]).map((flag): Right => `${slug}:${flag}`) : [];
  });
