import { isRight, mayDo, problem, formatMessage } from '@galla/domain';
import type { Static } from 'typebox';
import type { Caller } from '../http/caller.ts';
import { refusedFor } from '../http/refused.ts';
import type { checkAccess } from './contract.ts';

type Asked = Static<NonNullable<typeof checkAccess.schema.body>>;
type Access = Omit<Static<typeof checkAccess.schema.answer>, 'success'>;

/**
 * Whether a person may do something, by the same rules as the calls themselves, for clients that want to know in
 * advance. Refuses an unknown menu.
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
