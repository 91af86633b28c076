import { FLAGS, type Flag, type Flags } from '@galla/domain';
import type { Menu } from '../../__generated__/RoleTable_tenant.graphql.ts';

/** A menu with rights. */
export interface TickMenu {
  menu: Menu;
  name: string;
  /** Name of its group; null for a single menu. */
  group: string | null;
  /** The user's own rights on it, which the user may give to others. */
  holds: ReadonlySet<Flag>;
}

/** The allowed flags by menu; missing means not allowed. */
export type Ticks = ReadonlyMap<Menu, Flags>;

/** A change of flags, of one menu or of all menus of a group. */
export interface Change {
  menus: readonly Menu[];
  flags: Partial<Flags>;
}

/** A line of the table: a group heading, a menu of a group, or a single menu. */
export interface Line {
  kind: 'group' | 'sub' | 'menu';
  name: string;
  menus: readonly TickMenu[];
}

/** All, none, or some of the boxes are ticked. */
export type TickState = boolean | 'indeterminate';

/** Menus per page (spec 3 §9); group lines do not count. */
export const PAGE_SIZE = 10;

const NONE: Flags = { view: false, create: false, edit: false, delete: false };

/** The lines of a page. A group that started on the previous page repeats its heading. */
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

/** The state of the box for some menus and flags. */
export function stateOf(ticks: Ticks, menus: readonly TickMenu[], flags: readonly Flag[]): TickState {
  const boxes = menus.flatMap(({ menu }) => flags.map((flag) => ticks.get(menu)?.[flag] === true));
  if (boxes.every(Boolean)) return true;
  return boxes.some(Boolean) ? 'indeterminate' : false;
}

/** The flags that the user may give on all of the menus. */
export const giveable = (menus: readonly TickMenu[]): Flag[] =>
  FLAGS.filter((flag) => menus.every(({ holds }) => holds.has(flag)));

/** Number of ticked rights on the shown menus. */
export const countOf = (ticks: Ticks, menus: readonly TickMenu[]): number =>
  menus.reduce((sum, { menu }) => sum + FLAGS.filter((flag) => ticks.get(menu)?.[flag] === true).length, 0);

/** Applies a change to the ticks. */
export function changed(ticks: Ticks, { menus, flags }: Change): Ticks {
  const next = new Map(ticks);
  for (const menu of menus) next.set(menu, { ...(next.get(menu) ?? NONE), ...flags });
  return next;
}
