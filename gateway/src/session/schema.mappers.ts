import { readUserAgent } from '@galla/domain';
import type { session } from '@galla/upstream/contract';
import type { Answer } from '../rest/arguments.ts';
import type { Session } from '../types.generated.ts';
import type { Me } from './me.ts';

/** The viewer is whoever `/me` says. */
export type ViewerMapper = Me;

type Row = Answer<typeof session.sessions>['data'][number];

/** A session of the caller as the graph tells it. */
export function sessionOf(row: Row): Session {
  const { browser, system, handheld } = readUserAgent(row.user_agent);
  return {
    code: row.id,
    browser: browser ?? null,
    system: system ?? null,
    handheld,
    since: row.started_at,
    lastUsed: row.last_used_at,
    knownDevice: row.known_device,
    isCurrent: row.is_current,
  };
}
