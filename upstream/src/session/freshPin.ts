import type { Caller } from '../http/caller.ts';
import { Refused } from '../http/refused.ts';
import { PIN_FRESH } from './limits.ts';

/** Until when actions that require a fresh PIN are possible without entering it again. */
export const pinFreshUntil = ({ pinConfirmedAt }: Pick<Caller, 'pinConfirmedAt'>): Date =>
  new Date(pinConfirmedAt.getTime() + PIN_FRESH);

/**
 * Refuses an action that must not be possible from an unattended screen when the PIN was last entered more than 10
 * minutes ago. The client asks for it, calls confirm-pin, and repeats the call.
 */
export function requireFreshPin(caller: Caller, now: Date): void {
  // An API key has no PIN.
  if (caller.apiKey) throw new Refused('CLOSED_TO_KEYS');
  if (now >= pinFreshUntil(caller)) throw new Refused('PIN_REQUIRED');
}
