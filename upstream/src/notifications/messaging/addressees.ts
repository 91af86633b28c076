import { formatMessage } from '@galla/domain';
import type { Database } from '../../db/database.ts';
import { withTenant } from '../../db/tenant.ts';
import type { Announced } from '../live/announce.ts';
import { concerns, readAudience } from '../live/audience.ts';
import type { PushMessage } from './messenger.ts';

/** A message and its recipients. */
export interface Addressed {
  message: PushMessage;
  staffIds: readonly string[];
}

/**
 * Claims a notification for pushing and returns its recipients: everyone it is relevant to by current rights, except
 * its author. Every upstream process receives it; undefined for all but the first to claim.
 */
export function takeForPush(
  database: Database,
  { tenantId, id, to }: Announced,
  now: Date,
): Promise<Addressed | undefined> {
  return withTenant(database, tenantId, async (db) => {
    const taken = await db.sql
      .updateTable('notification')
      .set({ pushedAt: now })
      .where('tenantId', '=', tenantId)
      .where('id', '=', id)
      .where('pushedAt', 'is', null)
      .returning(['title', 'link', 'causedBy'])
      .executeTakeFirst();
    if (!taken) return undefined;
    const { title, link, causedBy } = taken;
    const audience = await readAudience(db, typeof to === 'string' ? [to] : undefined);
    const staffIds = [...audience].flatMap(([staffId, rights]) =>
      staffId !== causedBy && concerns({ to }, staffId, rights) ? [staffId] : [],
    );
    return { message: { id, title, body: formatMessage('notifications.pushBody'), link }, staffIds };
  });
}
