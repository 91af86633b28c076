import { readUserAgent } from '@galla/domain';
import type { session } from '@galla/upstream/contract';
import type { Answer } from '../rest/arguments.ts';
import type { Session } from '../types.generated.ts';
import type { Me } from './me.ts';

/** The viewer is the user of `/me`. */
export type ViewerMapper = Me;

type Row = Answer<typeof session.sessions>['data'][number];

/** Maps a session of the caller to the graph's type. */
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
