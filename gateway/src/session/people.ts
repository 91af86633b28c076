import { createHash } from 'node:crypto';
import type { Clock } from '../rest/clock.ts';
import type { Me } from './me.ts';

/**
 * Caches a token's user for a second, so that a screen's operations cause one call. A withdrawn right takes effect
 * within that second; upstream, the authority, knows it at once. Tokens are stored as hashes.
 */
export interface People {
  /** The token's user, from `ask` unless cached. */
  of(token: string, ask: () => Promise<Me>): Promise<Me>;
  forget(token: string): void;
}

const REMEMBERED = 1_000;
const MOST = 1_000;

export function makePeople(clock: Clock): People {
  /** In insertion order, so that the first is the oldest. */
  const known = new Map<string, { since: number; me: Promise<Me> }>();

  function of(token: string, ask: () => Promise<Me>): Promise<Me> {
    const key = hash(token);
    const found = known.get(key);
    const since = clock.now();
    if (found && since - found.since < REMEMBERED) return found.me;
    const me = ask();
    known.delete(key);
    known.set(key, { since, me });
    me.catch(() => known.delete(key));
    dropOld(since);
    return me;
  }

  function dropOld(now: number) {
    for (const [key, { since }] of known) {
      if (known.size <= MOST && now - since < REMEMBERED) break;
      known.delete(key);
    }
  }

  return { of, forget: (token) => void known.delete(hash(token)) };
}

function hash(token: string): string {
  return createHash('sha256').update(token).digest('base64');
}
