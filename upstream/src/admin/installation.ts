import { type Database, openDatabase } from '../db/database.ts';
import { DatabaseRefusal, openDatabase as openEmbedded } from '../db/embedded/index.ts';
import { assertIsolation } from '../db/guard.ts';
import { migrate } from '../db/migrate.ts';
import { isMigrated } from '../db/ready.ts';
import { Files } from '../files/files.ts';
import { Pins } from '../session/pins.ts';
import { pepperMark } from '../tenant/archive/pepperMark.ts';
import { AdminFailure } from './failure.ts';

/** The installation that a command works on. */
export interface Installation {
  database: Database;
  pins: Pins;
  files: Files;
  filesFolder: string;
  /** Identifies the pepper, so that an archive knows whether its PIN hashes are valid here. */
  pepperMark: string;
  close(): Promise<void>;
}

/** Where database and files of the installation are. */
interface Place {
  url: string;
  ownerUrl: string | undefined;
  pepper: string;
  filesFolder: string;
  stop(): Promise<void>;
}

type Environment = Readonly<Record<string, string | undefined>>;

function needed(environment: Environment, name: string): string {
  const value = environment[name];
  if (!value)
    throw new AdminFailure(`${name} is not set. With DATABASE_URL it must be what upstream runs with.`);
  return value;
}

async function placeOf(environment: Environment): Promise<Place> {
  const url = environment['DATABASE_URL'];
  if (url) {
    return {
      url,
      ownerUrl: environment['DATABASE_OWNER_URL'] || undefined,
      pepper: needed(environment, 'PEPPER'),
      filesFolder: needed(environment, 'FILES_FOLDER'),
      stop: () => Promise.resolve(),
    };
  }
  const embedded = await openEmbedded({ dataFolder: environment['DATA_FOLDER'] || undefined });
  return {
    url: embedded.appUrl,
    ownerUrl: embedded.ownerUrl,
    pepper: environment['PEPPER'] || embedded.secrets.pepper,
    filesFolder: environment['FILES_FOLDER'] || embedded.filesFolder,
    stop: () => embedded.stop(),
  };
}

async function prepare(place: Place, database: Database): Promise<void> {
  if (!(await isMigrated(database))) {
    if (!place.ownerUrl)
      throw new AdminFailure('The database is not of this version. Set DATABASE_OWNER_URL.');
    await migrate(place.ownerUrl);
  }
  await assertIsolation(database);
}

/**
 * Opens the installation named by the environment: the PostgreSQL of DATABASE_URL, else the embedded one, running or
 * not. Applies pending migrations.
 */
export async function openInstallation(environment: Environment): Promise<Installation> {
  const place = await placeOf(environment);
  const database = openDatabase(place.url, { connections: 4, statementTimeout: 60_000 });
  const close = async () => {
    await database.close();
    await place.stop();
  };
  try {
    await prepare(place, database);
  } catch (error) {
    await close();
    throw error;
  }
  const { filesFolder, pepper } = place;
  const files = new Files(filesFolder, pepper);
  return { database, pins: new Pins(pepper), files, filesFolder, pepperMark: pepperMark(pepper), close };
}

/** Whether the message alone explains the error. */
export function isOperatorError(error: unknown): error is Error {
  return error instanceof AdminFailure || error instanceof DatabaseRefusal;
}
