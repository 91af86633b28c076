import { isRight, openedBy, slugOf } from '@galla/domain';
import type { Context } from '../context.ts';
import { isOwner, type Me } from '../session/index.ts';
import type { Menu, RightFlag } from '../types.generated.ts';

/** A right in its notation: "billing:create". */
export function rightOf(menu: Menu, flag: RightFlag): string {
  return `${slugOf(menu)}:${flag.toLowerCase()}`;
}

/** Whether the user has any one of the rights. The owner has every right (spec 1 §6). */
export function mayAny(me: Me, rights: readonly string[]): boolean {
  return isOwner(me) || rights.some((right) => me.rights.has(right));
}

/** Whether the user has the right on a menu, directly or through a menu that also opens it. */
export function mayDo(me: Me, menu: Menu, flag: RightFlag): boolean {
  const right = rightOf(menu, flag);
  return mayAny(me, isRight(right) ? openedBy(right) : []);
}

/** The rights a field requires, in their notation. */
export interface NeededRights {
  /** At least one of these; empty requires nothing. */
  any: readonly string[];
  /** All of these. */
  all: readonly string[];
}

/** Whether the user has the rights a field requires. */
export function mayWith(me: Me, { any, all }: NeededRights): boolean {
  return (any.length === 0 || mayAny(me, any)) && all.every((right) => mayAny(me, [right]));
}

/** The signed-in user; synchronous when already known. */
export function personOf(context: Context): Me | Promise<Me> {
  return context.knownViewer() ?? context.viewer();
}
