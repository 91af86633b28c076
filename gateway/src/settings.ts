import Type, { type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import { isTileAddress, type MapTiles } from './http/mapStyles.ts';
import type { Place } from './rest/transport.ts';

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Log level. */
export type LogLevel = (typeof LEVELS)[number];

/** Environment variables. */
const Environment = Type.Object({
  UPSTREAM_URL: Type.Optional(Type.String({ pattern: '^https?://' })),
  UPSTREAM_SOCKET: Type.Optional(Type.String({ minLength: 1, maxLength: 107 })),
  HOST: Type.Optional(Type.String({ minLength: 1 })),
  PORT: Type.Optional(Type.String({ pattern: '^[0-9]{1,5}$' })),
  PUBLIC_URL: Type.Optional(Type.String({ pattern: '^https?://[^/]+/?$' })),
  WEB_FOLDER: Type.Optional(Type.String({ minLength: 1 })),
  TLS_CERT: Type.Optional(Type.String({ minLength: 1 })),
  TLS_KEY: Type.Optional(Type.String({ minLength: 1 })),
  TRUST_PROXY: Type.Optional(Type.String()),
  OPERATIONS_FILE: Type.Optional(Type.String({ minLength: 1 })),
  COMPILE_OPERATIONS: Type.Optional(Type.Union([Type.Literal('0'), Type.Literal('1')])),
  FREE_DOCUMENTS: Type.Optional(Type.Union([Type.Literal('0'), Type.Literal('1')])),
  CORS_ORIGINS: Type.Optional(Type.String()),
  REST_API: Type.Optional(Type.Union([Type.Literal('0'), Type.Literal('1')])),
  TELL_CALLS: Type.Optional(Type.Union([Type.Literal('0'), Type.Literal('1')])),
  DEMO_LOGINS: Type.Optional(Type.String({ pattern: '^\\{' })),
  METRICS_TOKEN: Type.Optional(Type.String({ minLength: 16 })),
  MAP_STREETS: Type.Optional(Type.String()),
  MAP_SATELLITE: Type.Optional(Type.String()),
  MAP_DARK: Type.Optional(Type.String()),
  MAP_ATTRIBUTION: Type.Optional(Type.String({ maxLength: 200 })),
  LOG_LEVEL: Type.Optional(Type.Union(LEVELS.map((level) => Type.Literal(level)))),
});

const TILES_MEANING = 'an address of map tiles with {z}, {x} and {y}, https://…';

/** The purpose of each variable, included in the error for an invalid one. */
const MEANING: Record<keyof Static<typeof Environment>, string> = {
  UPSTREAM_URL: 'the address of the REST API, http://… or https://…',
  UPSTREAM_SOCKET: 'the path of the Unix socket of the REST API, at most 107 characters',
  HOST: 'the address to listen on',
  PORT: 'the port to listen on, a whole number from 0 to 65535',
  PUBLIC_URL: 'the address that people open, http://… or https://…, without a path',
  WEB_FOLDER: 'the folder of the built web client',
  TLS_CERT: 'the file of the certificate; TLS_KEY is needed with it',
  TLS_KEY: 'the file of the private key; TLS_CERT is needed with it',
  TRUST_PROXY: 'addresses of proxies whose X-Forwarded-For is believed, comma-separated',
  OPERATIONS_FILE: 'a JSON file of further operations that clients may run, by id',
  COMPILE_OPERATIONS:
    '1 to compile the queries that clients have registered, or 0 to let graphql-js execute them',
  FREE_DOCUMENTS: '1 to run documents that clients write themselves, or 0 for registered operations only',
  CORS_ORIGINS: 'origins of other sites whose pages may call, such as https://shop.example, comma-separated',
  REST_API: '1 to serve the REST API at /rest and its page at /docs/, or 0',
  TELL_CALLS: '1 to tell in a header how many calls to upstream an operation took, or 0',
  DEMO_LOGINS: 'the demo shops of the installation as JSON, which the playground offers; set by `start`',
  METRICS_TOKEN: 'the bearer token, at least 16 characters, with which other machines may read /metrics',
  MAP_STREETS: TILES_MEANING,
  MAP_SATELLITE: TILES_MEANING,
  MAP_DARK: TILES_MEANING,
  MAP_ATTRIBUTION: 'what the map service wants to be named by, at most 200 characters',
  LOG_LEVEL: LEVELS.join(', '),
};

/** The gateway's settings, read once at start. */
export interface Settings {
  upstream: Place;
  host: string;
  port: number;
  /** The public address; derived from host and port when not given. */
  publicUrl: string | undefined;
  webFolder: string | undefined;
  /** Paths of the certificate and key files. */
  tls: { cert: string; key: string } | undefined;
  trustProxy: readonly string[];
  operationsFile: string | undefined;
  /** Whether registered queries are compiled; see docs/adr/0025. */
  compilesOperations: boolean;
  /** Whether clients' own documents may run. */
  takesDocuments: boolean;
  /** Origins of other sites whose pages may call. */
  corsOrigins: readonly string[];
  /** Whether the REST API is served at /rest. */
  servesRest: boolean;
  /** Whether answers include their number of calls, for tests and measurements. */
  tellsCalls: boolean;
  /** JSON of the demo shops, for the playground; undefined when there are none. */
  demoLogins: string | undefined;
  metricsToken: string | undefined;
  /** Sources of the map's tiles. */
  mapTiles: MapTiles;
  logLevel: LogLevel;
}

/** A missing or invalid setting; the message names it and its purpose. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

const validator = Compile(Environment);

/** Reads the settings from the environment. Throws SettingsError for an invalid one. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  if (!validator.Check(given))
    throw unfit(validator.Errors(given).map((error) => error.instancePath.slice(1)));
  if (Number(given.PORT) > 65_535) throw unfit(['PORT']);
  return {
    upstream: readPlace(given),
    host: given.HOST ?? 'localhost',
    port: Number(given.PORT ?? 4000),
    publicUrl: given.PUBLIC_URL?.replace(/\/$/, ''),
    webFolder: given.WEB_FOLDER,
    tls: readTls(given),
    trustProxy: listed(given.TRUST_PROXY),
    operationsFile: given.OPERATIONS_FILE,
    compilesOperations: given.COMPILE_OPERATIONS !== '0',
    takesDocuments: given.FREE_DOCUMENTS !== '0',
    corsOrigins: readOrigins(given),
    servesRest: given.REST_API !== '0',
    tellsCalls: given.TELL_CALLS === '1',
    demoLogins: given.DEMO_LOGINS,
    metricsToken: given.METRICS_TOKEN,
    mapTiles: readTiles(given),
    logLevel: given.LOG_LEVEL ?? 'info',
  };
}

function readPlace({ UPSTREAM_URL: url, UPSTREAM_SOCKET: socket }: Static<typeof Environment>): Place {
  if (url !== undefined && socket === undefined) return { url };
  if (socket !== undefined && url === undefined) return { socket };
  throw new SettingsError('One of UPSTREAM_URL and UPSTREAM_SOCKET must say where the REST API is.');
}

function listed(text = ''): string[] {
  return text.split(',').flatMap((one) => one.trim() || []);
}

const isOrigin = (one: string) => /^https?:/.test(one) && URL.parse(one)?.origin === one;

/** Origins as browsers send them: scheme, host and port, and nothing after it. */
function readOrigins({ CORS_ORIGINS: text }: Static<typeof Environment>): string[] {
  const origins = listed(text);
  if (!origins.every(isOrigin)) throw unfit(['CORS_ORIGINS']);
  return origins;
}

const TILES = { streets: 'MAP_STREETS', satellite: 'MAP_SATELLITE', dark: 'MAP_DARK' } as const;

function readTiles(given: Static<typeof Environment>): MapTiles {
  const wrong = Object.values(TILES).filter((name) => !isTileAddress(given[name] ?? EXAMPLE));
  if (wrong.length > 0) throw unfit(wrong);
  const set = Object.entries(TILES).filter(([, name]) => given[name] !== undefined);
  return {
    ...Object.fromEntries(set.map(([style, name]) => [style, given[name]])),
    ...(given.MAP_ATTRIBUTION !== undefined && { attribution: given.MAP_ATTRIBUTION }),
  };
}

/** Placeholder for an address that is not set. */
const EXAMPLE = 'https://tiles.example/{z}/{x}/{y}';

function readTls({ TLS_CERT: cert, TLS_KEY: key }: Static<typeof Environment>): Settings['tls'] {
  if (cert !== undefined && key !== undefined) return { cert, key };
  if (cert === undefined && key === undefined) return undefined;
  throw unfit([cert === undefined ? 'TLS_CERT' : 'TLS_KEY']);
}

function unfit(names: readonly string[]): SettingsError {
  const lines = Object.entries(MEANING).filter(([name]) => names.includes(name));
  return new SettingsError(lines.map(([name, meaning]) => `${name} must be ${meaning}.`).join('\n'));
}
