import { Refusal } from '../terminal.ts';

/** Where the database is. */
export type DatabaseChoice =
  | { kind: 'embedded'; dataFolder: string | undefined }
  | { kind: 'own'; url: string; ownerUrl: string };

/** Settings of `start` and `dev`, from the environment and the command line. */
export interface StartSettings {
  /** Where the gateway listens. */
  host: string;
  port: number;
  /** A REST API that runs elsewhere; no upstream or database is started then. */
  upstreamUrl: string | undefined;
  database: DatabaseChoice;
  /** Whether demo shops are created in an empty database. */
  demo: boolean;
}

type Environment = Record<string, string | undefined>;

function readPort(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
  throw new Refusal(`PORT is "${text}"; it must be a whole number from 1 to 65535.`);
}

function readDatabase(env: Environment): DatabaseChoice {
  const { DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl, DATA_FOLDER: dataFolder } = env;
  if (!url && !ownerUrl) return { kind: 'embedded', dataFolder: dataFolder || undefined };
  if (url && ownerUrl) return { kind: 'own', url, ownerUrl };
  const [given, missing] = url
    ? ['DATABASE_URL', 'DATABASE_OWNER_URL']
    : ['DATABASE_OWNER_URL', 'DATABASE_URL'];
  throw new Refusal(
    `${given} is set but ${missing} is not; one serves, the other migrates, and both are needed.`,
  );
}

function readDemo(env: Environment, args: readonly string[], embedded: boolean): boolean {
  if (args.includes('--demo')) return true;
  if (args.includes('--no-demo')) return false;
  const text = env['DEMO'] ?? '';
  if (text === '') return embedded;
  if (text === '0' || text === '1') return text === '1';
  throw new Refusal(`DEMO is "${text}"; it must be 1 (make demo shops) or 0 (make none).`);
}

/** Reads the settings once, at start. @throws Refusal naming the invalid setting. */
export function readSettings(env: Environment, args: readonly string[]): StartSettings {
  const unknown = args.find((argument) => argument !== '--demo' && argument !== '--no-demo');
  if (unknown) throw new Refusal(`"${unknown}" is not an option; there are --demo and --no-demo.`);
  const database = readDatabase(env);
  return {
    host: env['HOST'] || 'localhost',
    port: readPort(env['PORT'] || '4000'),
    upstreamUrl: env['UPSTREAM_URL'] || undefined,
    database,
    demo: readDemo(env, args, database.kind === 'embedded'),
  };
}
