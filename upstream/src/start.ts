import { openDatabase } from './db/database.ts';
import { isDatabaseAway } from './db/faults.ts';
import { assertIsolation, NotIsolated } from './db/guard.ts';
import { migrate } from './db/migrate.ts';
import { isMigrated } from './db/ready.ts';
import { createDemoShops } from './demo/index.ts';
import { Files } from './files/files.ts';
import { tidyHourly } from './housekeeping.ts';
import { jobKinds } from './jobKinds.ts';
import { startJobs } from './jobs/start.ts';
import { makeLogger } from './http/logging.ts';
import { buildServer } from './http/server.ts';
import { Pins } from './session/pins.ts';
import { readSettings, type Settings, SettingsError } from './settings.ts';
import { stopOnSignal } from './stop.ts';

/** Starts the REST API: applies migrations, verifies the isolation of shops, and listens. */
async function start(settings: Settings): Promise<void> {
  // Makes socket and files private from their creation; setting a mode afterwards would leave them open briefly.
  process.umask(0o077);
  const log = makeLogger(settings.logLevel);
  if (settings.databaseOwnerUrl) await migrate(settings.databaseOwnerUrl);
  const database = openDatabase(settings.databaseUrl, {
    namedStatements: settings.namedStatements,
  });
  if (!(await isMigrated(database))) {
    throw new SettingsError(
      'The database is not of this version. Set DATABASE_OWNER_URL, so that it is migrated.',
    );
  }
  await assertIsolation(database);
  if (settings.demo) {
    const pins = new Pins(settings.pepper);
    await createDemoShops({ database, pins, filesFolder: settings.filesFolder, now: new Date() });
  }
  const app = await buildServer({ database, settings, logger: log });
  const tidying = tidyHourly(database, new Files(settings.filesFolder, settings.pepper), log);
  let jobs: ReturnType<typeof startJobs> | undefined;
  stopOnSignal(async () => {
    await app.close();
    await tidying.stop();
    await jobs?.stop();
    await database.close();
  });
  await app.listen(settings.listen);
  jobs = startJobs({ database, kinds: jobKinds, clock: () => new Date(), log });
}

try {
  await start(readSettings(process.env));
} catch (error) {
  const away = isDatabaseAway(error) ? 'PostgreSQL does not answer.\n' : '';
  const expected = error instanceof SettingsError || error instanceof NotIsolated;
  const text = expected ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${away}${text}\n`);
  process.exit(1);
}
