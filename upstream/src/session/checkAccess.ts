import { isRight, mayDo, problem, formatMessage } from '@galla/domain';
import type { Static } from 'typebox';
import type { Caller } from '../http/caller.ts';
import { refusedFor } from '../http/refused.ts';
import type { checkAccess } from './contract.ts';

type Asked = Static<NonNullable<typeof checkAccess.schema.body>>;
type Access = Omit<Static<typeof checkAccess.schema.answer>, 'success'>;

/**
 * Whether somebody may do what is asked: what the product's own calls are held to, for clients that want to know
 * before they offer it. Refuses a menu that there is not.
 */
export function accessOf(
  { rights, toggles }: Pick<Caller, 'rights' | 'toggles'>,
  { menu, permission, toggle }: Asked,
): Access {
  const right = `${menu}:${permission}`;
  if (!isRight(right)) throw refusedFor(problem('menu', 'NOT_FOUND', 'permissions.unknown'));
  if (!mayDo(rights, right))
    return { allowed: false, missing: 'RIGHT', message: formatMessage('rights.denied') };
  if (toggle !== undefined && !toggles.has(toggle))
    return { allowed: false, missing: 'TOGGLE', message: formatMessage('rights.toggledOff') };
  return { allowed: true, missing: null, message: '' };
}
