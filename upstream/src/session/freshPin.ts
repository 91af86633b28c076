import type { Caller } from '../http/caller.ts';
import { Refused } from '../http/refused.ts';
import { PIN_FRESH } from './limits.ts';

/**
 * Refuses what must not be done from a screen that somebody left open: the PIN was last given more than 10
 * minutes ago. The client asks for it, calls confirm-pin, and sends the same call again.
 */
export function requireFreshPin(caller: Caller, now: Date): void {
  // A key has no PIN to give.
  if (caller.apiKey) throw new Refused('CLOSED_TO_KEYS');
  if (now.getTime() - caller.pinConfirmedAt.getTime() >= PIN_FRESH) throw new Refused('PIN_REQUIRED');
}
