import { FLAGS, type Flag, type Flags } from '@galla/domain';

/** A menu that rights are given on. */
export interface TickMenu {
  slug: string;
  name: string;
  group: { slug: string; name: string } | null;
  /** What the person may do on it himself, and so may allow others. */
  holds: ReadonlySet<Flag>;
}

/** What is allowed on each menu; what is not there is not. */
export type Ticks = ReadonlyMap<string, Flags>;

/** A change of single flags, of one menu or of all menus of a group. */
export interface Change {
  /** Of the menu or of the group. */
  slug: string;
  menus: readonly string[];
  flags: Partial<Flags>;
}

/** A line of the table: a group over its menus, a menu of a group, or a menu that stands alone. */
export interface Line {
  kind: 'group' | 'sub' | 'menu';
  slug: string;
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
    const { slug, name, group } = menu;
    if (group && group.slug !== last) {
      const all = menus.filter((one) => one.group?.slug === group.slug);
      lines.push({ kind: 'group', ...group, menus: all });
    }
    last = group?.slug;
    lines.push({ kind: group ? 'sub' : 'menu', slug, name, menus: [menu] });
  }
  return lines;
}

/** How the box of some menus and flags stands. */
export function stateOf(ticks: Ticks, menus: readonly TickMenu[], flags: readonly Flag[]): TickState {
  const boxes = menus.flatMap(({ slug }) => flags.map((flag) => ticks.get(slug)?.[flag] === true));
  if (boxes.every(Boolean)) return true;
  return boxes.some(Boolean) ? 'indeterminate' : false;
}

/** The flags that the person may allow on all of the menus. */
export const giveable = (menus: readonly TickMenu[]): Flag[] =>
  FLAGS.filter((flag) => menus.every(({ holds }) => holds.has(flag)));

/** How many rights are ticked on menus that are shown. */
export const countOf = (ticks: Ticks, menus: readonly TickMenu[]): number =>
  menus.reduce((sum, { slug }) => sum + FLAGS.filter((flag) => ticks.get(slug)?.[flag] === true).length, 0);

/** The ticks after a change. */
export function changed(ticks: Ticks, { menus, flags }: Change): Ticks {
  const next = new Map(ticks);
  for (const menu of menus) next.set(menu, { ...(next.get(menu) ?? NONE), ...flags });
  return next;
}
