import type { FastifyBaseLogger } from 'fastify';
import { tidyImports } from './catalogue/sheets/imports/importRows.ts';
import { tidyErased } from './customers/index.ts';
import { before } from './db/before.ts';
import type { Database } from './db/database.ts';
import { withDirectory } from './db/directory.ts';
import { withTenant } from './db/tenant.ts';
import type { Files } from './files/files.ts';
import { tidyUploads } from './files/tidyUploads.ts';
import { tidyLocations } from './map/index.ts';
import { tidyNotifications } from './notifications/tidy.ts';
import { remindAt } from './subscription/remind.ts';
import { tendSubscriptions } from './subscription/tend.ts';
import { ABSOLUTE_LIMIT } from './session/limits.ts';

const DAY = 86_400_000;
/** Twice the promised time, so that a retry after midnight still finds its response. */
const KEYS_KEPT = 2 * DAY;
/** Twice the longest window in which attempts are counted. */
const ATTEMPTS_KEPT = 2 * DAY;
/** Ended sessions are kept only to investigate incidents. */
const SESSIONS_KEPT = 2 * ABSOLUTE_LIMIT;
/** An expired link opens nothing, so its record is not needed. */
const LINKS_KEPT = DAY;
const DEVICES_KEPT = 365 * DAY;

async function tidyDirectory(database: Database, now: Date): Promise<string[]> {
  return withDirectory(database, async (db) => {
    await db.sql.deleteFrom('directory.loginAttempt').where('at', '<', before(now, ATTEMPTS_KEPT)).execute();
    await db.sql.deleteFrom('directory.handover').where('expiresAt', '<', now).execute();
    await db.sql
      .deleteFrom('directory.session')
      .where('createdAt', '<', before(now, SESSIONS_KEPT))
      .execute();
    await db.sql.deleteFrom('directory.device').where('lastUsedAt', '<', before(now, DEVICES_KEPT)).execute();
    await db.sql
      .deleteFrom('directory.documentShare')
      .where('endsAt', '<', before(now, LINKS_KEPT))
      .execute();
    const tenants = await db.sql.selectFrom('directory.tenant').select('tenantId').execute();
    return tenants.map(({ tenantId }) => tenantId);
  });
}

/**
 * Deletes expired data: idempotency keys, login attempts, hand-over codes, sessions, devices, links, pictures,
 * notifications, spreadsheets, retained data of erased customers, locations. Ends expired subscriptions, and notifies
 * about those that end within a week.
 */
export async function tidy(database: Database, files: Files, now: Date): Promise<void> {
  await tendSubscriptions(database, now, remindAt(now));
  for (const tenantId of await tidyDirectory(database, now)) {
    await withTenant(database, tenantId, async (db) => {
      await db.sql
        .deleteFrom('idempotencyKey')
        .where('tenantId', '=', tenantId)
        .where('createdAt', '<', before(now, KEYS_KEPT))
        .execute();
      await tidyImports(db, now);
      await tidyErased(db, now);
      await tidyNotifications(db, now);
      await tidyLocations(db, now);
    });
    await tidyUploads(database, files, tenantId, now);
  }
}

/** Tidies up every hour until stopped; a failed run is logged and repeated an hour later. */
export function tidyHourly(
  database: Database,
  files: Files,
  log: FastifyBaseLogger,
): { stop(): Promise<void> } {
  let running: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    running = tidy(database, files, new Date()).catch((error: unknown) =>
      log.error({ err: error }, 'tidying failed'),
    );
  }, 3_600_000).unref();
  return {
    stop() {
      clearInterval(timer);
      return running;
    },
  };
}
