import { MENUS, type Menu, type Right } from './menus.ts';
import { partsOfRight } from './rules.ts';

const ALL: readonly Menu[] = MENUS;

/**
 * The rights of which any one is enough where this one is asked for: it, and the same flag of a menu that opens its
 * menu too. An optician's products open what Products opens (spec 1 §6, WEBOPTICALPRODUCTS).
 */
export function openedBy(right: Right): readonly Right[] {
  const { menu, flag } = partsOfRight(right);
  const other = ALL.find(({ slug }) => slug === menu)?.openedBy;
  return other === undefined ? [right] : [right, `${other}:${flag}`];
}

/** Whether somebody with these rights may do what this one is asked for. */
export const mayDo = (rights: ReadonlySet<Right>, right: Right): boolean =>
  openedBy(right).some((one) => rights.has(one));
