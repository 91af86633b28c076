import type { Caller } from '../http/caller.ts';
import { Refused } from '../http/refused.ts';
import { PIN_FRESH } from './limits.ts';

/** Until when what needs the PIN may be done without giving it again. */
export const pinFreshUntil = ({ pinConfirmedAt }: Pick<Caller, 'pinConfirmedAt'>): Date =>
  new Date(pinConfirmedAt.getTime() + PIN_FRESH);

/**
 * Refuses what must not be done from a screen that somebody left open: the PIN was last given more than 10
 * minutes ago. The client asks for it, calls confirm-pin, and sends the same call again.
 */
export function requireFreshPin(caller: Caller, now: Date): void {
  // A key has no PIN to give.
  if (caller.apiKey) throw new Refused('CLOSED_TO_KEYS');
  if (now >= pinFreshUntil(caller)) throw new Refused('PIN_REQUIRED');
}
