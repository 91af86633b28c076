import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { type Database, openDatabase } from '../db/database.ts';
import { type TestDatabase, testDatabase } from '../db/testing/index.ts';
import type { Limits } from '../http/limits.ts';
import { buildServer } from '../http/server.ts';
import { Pins } from '../session/pins.ts';
import type { MessagingSettings } from '../notifications/messaging/settings.ts';
import type { PaymentSettings } from '../subscription/provider/settings.ts';

/** Timeouts in milliseconds that a slow machine does not reach. */
const PATIENT = { connectTimeout: 60_000, lockTimeout: 60_000, statementTimeout: 60_000 };
/** Argon2 at its cheapest, since tests do not depend on the strength of hashes. */
const PIN_COST = { memoryCost: 8, timeCost: 1 };
/** The secret for PINs and signed URLs in tests. */
export const PEPPER = 'the pepper of tests, long enough';
/** The public origin in tests. */
export const PUBLIC_URL = 'https://galla.example';

/** The REST API with its own database, called without a network. */
export interface TestApi {
  app: FastifyInstance;
  database: Database;
  urls: Pick<TestDatabase, 'ownerUrl' | 'appUrl'>;
  pins: Pins;
  filesFolder: string;
  /** The server's clock, which tests can move. */
  clock: { now: Date };
  /** The delays in milliseconds that the server would have made. */
  pauses: number[];
  close(): Promise<void>;
}

/** Starts the API for one test file; close it in `afterAll`. */
export async function testApi(
  options: {
    logger?: FastifyBaseLogger;
    limits?: Partial<Limits>;
    rawTokens?: boolean;
    /** Payment service; default the sandbox, which needs the API to listen. */
    payment?: PaymentSettings['provider'];
    /** Push settings; default none. */
    messaging?: MessagingSettings;
  } = {},
): Promise<TestApi> {
  const copy = await testDatabase();
  const { ownerUrl, appUrl } = copy;
  const filesFolder = await mkdtemp(join(tmpdir(), 'galla-files-'));
  const database = openDatabase(appUrl, PATIENT);
  const pauses: number[] = [];
  const clock = { now: new Date('2026-11-20T06:30:00Z') };
  const app = await buildServer({
    database,
    settings: {
      pepper: PEPPER,
      filesFolder,
      logLevel: process.env['TEST_LOG'] ? 'error' : 'silent',
      limits: { tenant: 1_000_000, address: 1_000_000, key: 1_000_000, link: 1_000_000, ...options.limits },
      pinCost: PIN_COST,
      rawTokens: options.rawTokens ?? false,
      ...(options.messaging && { messaging: options.messaging }),
      payment: { publicUrl: PUBLIC_URL, provider: options.payment ?? { kind: 'sandbox' } },
    },
    clock: () => clock.now,
    pause: async (milliseconds) => {
      pauses.push(milliseconds);
    },
    ...(options.logger && { logger: options.logger }),
  });
  return {
    app,
    database,
    urls: { ownerUrl, appUrl },
    pins: new Pins(PEPPER, PIN_COST),
    filesFolder,
    clock,
    pauses,
    async close() {
      await app.close();
      await database.close();
      await copy.drop();
      await rm(filesFolder, { recursive: true });
    },
  };
}
