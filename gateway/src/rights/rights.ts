import { isRight, openedBy, slugOf } from '@galla/domain';
import type { Context } from '../context.ts';
import { isOwner, type Me } from '../session/index.ts';
import type { Menu, RightFlag } from '../types.generated.ts';

/** A right as rights are written: "billing:create". */
export function rightOf(menu: Menu, flag: RightFlag): string {
  return `${slugOf(menu)}:${flag.toLowerCase()}`;
}

/** Whether the person has any one of the rights. The owner has every right (spec 1 §6). */
export function mayAny(me: Me, rights: readonly string[]): boolean {
  return isOwner(me) || rights.some((right) => me.rights.has(right));
}

/** Whether the person may do what the right of a menu is asked for: by it, or by one that opens the same. */
export function mayDo(me: Me, menu: Menu, flag: RightFlag): boolean {
  const right = rightOf(menu, flag);
  return mayAny(me, isRight(right) ? openedBy(right) : []);
}

/** The rights that a field asks for, as rights are written. */
export interface NeededRights {
  /** At least one of these; none asks for nothing. */
  any: readonly string[];
  /** Each of these. */
  all: readonly string[];
}

/** Whether the person has what a field asks for. */
export function mayWith(me: Me, { any, all }: NeededRights): boolean {
  return (any.length === 0 || mayAny(me, any)) && all.every((right) => mayAny(me, [right]));
}

/** The signed-in person, without a promise where the operation knows it already. */
export function personOf(context: Context): Me | Promise<Me> {
  return context.knownViewer() ?? context.viewer();
}
