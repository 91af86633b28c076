import { MENUS, type Menu, type Right } from './menus.ts';
import { partsOfRight } from './rules.ts';

const ALL: readonly Menu[] = MENUS;

/**
 * The rights any one of which satisfies a required right: the right itself, and the same flag of a menu that also
 * opens its menu. An optician's products open what Products opens (spec 1 §6, WEBOPTICALPRODUCTS).
 */
export function openedBy(right: Right): readonly Right[] {
  const { menu, flag } = partsOfRight(right);
  const other = ALL.find(({ slug }) => slug === menu)?.openedBy;
  return other === undefined ? [right] : [right, `${other}:${flag}`];
}

/** Whether a user with these rights satisfies a required right. */
export const mayDo = (rights: ReadonlySet<Right>, right: Right): boolean =>
  openedBy(right).some((one) => rights.has(one));
