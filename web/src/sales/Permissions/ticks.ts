import { FLAGS, type Flag, type Flags } from '@galla/domain';
import type { Menu } from '../../__generated__/RoleTable_tenant.graphql.ts';

/** A menu that rights are given on. */
export interface TickMenu {
  menu: Menu;
  name: string;
  /** Heading of the menus that it stands with; null for one that stands alone. */
  group: string | null;
  /** What the person may do on it himself, and so may allow others. */
  holds: ReadonlySet<Flag>;
}

/** What is allowed on each menu; what is not there is not. */
export type Ticks = ReadonlyMap<Menu, Flags>;

/** A change of single flags, of one menu or of all menus of a group. */
export interface Change {
  menus: readonly Menu[];
  flags: Partial<Flags>;
}

/** A line of the table: a group over its menus, a menu of a group, or a menu that stands alone. */
export interface Line {
  kind: 'group' | 'sub' | 'menu';
  name: string;
  menus: readonly TickMenu[];
}

/** All boxes of a kind ticked, none, or some of them. */
export type TickState = boolean | 'indeterminate';

/** So many menus stand on a page (spec 3 §9); their groups do not count. */
export const PAGE_SIZE = 10;

const NONE: Flags = { view: false, create: false, edit: false, delete: false };

/** The lines of a page. A group that began on the page before has its line on this one too. */
export function linesOf(menus: readonly TickMenu[], ofPage: readonly TickMenu[]): Line[] {
  const lines: Line[] = [];
  let last: string | undefined;
  for (const menu of ofPage) {
    const { name, group } = menu;
    if (group !== null && group !== last) {
      lines.push({ kind: 'group', name: group, menus: menus.filter((one) => one.group === group) });
    }
    last = group ?? undefined;
    lines.push({ kind: group === null ? 'menu' : 'sub', name, menus: [menu] });
  }
  return lines;
}

/** How the box of some menus and flags stands. */
export function stateOf(ticks: Ticks, menus: readonly TickMenu[], flags: readonly Flag[]): TickState {
  const boxes = menus.flatMap(({ menu }) => flags.map((flag) => ticks.get(menu)?.[flag] === true));
  if (boxes.every(Boolean)) return true;
  return boxes.some(Boolean) ? 'indeterminate' : false;
}

/** The flags that the person may allow on all of the menus. */
export const giveable = (menus: readonly TickMenu[]): Flag[] =>
  FLAGS.filter((flag) => menus.every(({ holds }) => holds.has(flag)));

/** How many rights are ticked on menus that are shown. */
export const countOf = (ticks: Ticks, menus: readonly TickMenu[]): number =>
  menus.reduce((sum, { menu }) => sum + FLAGS.filter((flag) => ticks.get(menu)?.[flag] === true).length, 0);

/** The ticks after a change. */
export function changed(ticks: Ticks, { menus, flags }: Change): Ticks {
  const next = new Map(ticks);
  for (const menu of menus) next.set(menu, { ...(next.get(menu) ?? NONE), ...flags });
  return next;
}
