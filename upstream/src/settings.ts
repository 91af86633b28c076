import { LINK_DAYS } from '@galla/domain';
import Type, { type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Limits } from './http/limits.ts';
import type { LogLevel } from './http/logging.ts';
import type { PinCost } from './session/pins.ts';
import {
  MESSAGING_MEANING,
  MessagingEnvironment,
  type MessagingSettings,
  missingMessagingSettings,
  readMessagingSettings,
} from './notifications/messaging/settings.ts';
import {
  missingPaymentSettings,
  PAYMENT_MEANING,
  PaymentEnvironment,
  type PaymentSettings,
  readPaymentSettings,
} from './subscription/provider/settings.ts';

/** 1 to 65535. */
const PORT_PATTERN =
  '^([1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])$';

/** Required environment variables. */
const Environment = Type.Object({
  DATABASE_URL: Type.String({ pattern: '^postgres(ql)?://' }),
  DATABASE_OWNER_URL: Type.Optional(Type.String({ pattern: '^postgres(ql)?://' })),
  PEPPER: Type.String({ minLength: 32 }),
  FILES_FOLDER: Type.String({ minLength: 1 }),
  UPSTREAM_SOCKET: Type.Optional(Type.String({ minLength: 1, maxLength: 107 })),
  HOST: Type.Optional(Type.String({ minLength: 1 })),
  PORT: Type.Optional(Type.String({ pattern: PORT_PATTERN })),
  DEMO: Type.Optional(Type.Union([Type.Literal('0'), Type.Literal('1')])),
  LOG_LEVEL: Type.Optional(
    Type.Union(
      (['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const).map((level) =>
        Type.Literal(level),
      ),
    ),
  ),
  RATE_LIMIT_TENANT: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,8}$' })),
  RATE_LIMIT_ADDRESS: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,8}$' })),
  RATE_LIMIT_KEY: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,8}$' })),
  RATE_LIMIT_LINK: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,8}$' })),
  LINK_DAYS: Type.Optional(Type.String({ pattern: '^([1-9][0-9]?|[12][0-9]{2}|3[0-5][0-9]|36[0-5])$' })),
  TRUST_PROXY: Type.Optional(Type.String()),
  NAMED_STATEMENTS: Type.Optional(Type.Union([Type.Literal('0'), Type.Literal('1')])),
  HANDOVER_RAW_TOKEN: Type.Optional(Type.Union([Type.Literal('0'), Type.Literal('1')])),
  ...PaymentEnvironment,
  ...MessagingEnvironment,
});

/** Purpose of each variable, for error messages. */
const MEANING: Record<keyof Static<typeof Environment>, string> = {
  DATABASE_URL: 'the address of PostgreSQL as the serving role, postgres://…',
  DATABASE_OWNER_URL: 'the address of PostgreSQL as the role that owns the tables, postgres://…',
  PEPPER:
    'the secret that PINs and file addresses depend on, at least 32 characters; losing it locks everybody out',
  FILES_FOLDER: 'the folder of images and attachments',
  UPSTREAM_SOCKET: 'the path of a Unix socket to listen on, at most 107 characters',
  HOST: 'the address to listen on',
  PORT: 'the port to listen on',
  DEMO: '1 to create the demo shops when there are none, or 0',
  LOG_LEVEL: 'fatal, error, warn, info, debug, trace or silent',
  RATE_LIMIT_TENANT: 'how many calls a shop may make in 10 seconds',
  RATE_LIMIT_ADDRESS: 'how many calls may come from one address in 10 seconds',
  RATE_LIMIT_KEY: 'how many calls may come with one API key in 10 seconds',
  RATE_LIMIT_LINK: 'how many times an address may open links to documents in a minute',
  LINK_DAYS: 'how many days a link to a document is open, 1 to 365',
  TRUST_PROXY: 'addresses of proxies whose X-Forwarded-For is believed, comma-separated',
  NAMED_STATEMENTS: '0 behind a pooler of connections that cannot keep prepared statements, or 1',
  HANDOVER_RAW_TOKEN: '1 to take an access token in ?access_token= where a single-use code belongs, or 0',
  ...PAYMENT_MEANING,
  ...MESSAGING_MEANING,
};

/** Where the server listens. */
export type Listen = { path: string } | { host: string; port: number };

/** The settings of upstream, read once at start. */
export interface Settings {
  databaseUrl: string;
  databaseOwnerUrl: string | undefined;
  pepper: string;
  filesFolder: string;
  listen: Listen;
  demo: boolean;
  logLevel: LogLevel;
  limits: Limits;
  /** Default lifetime of a link to a document, in days. */
  linkDays: number;
  trustProxy: readonly string[];
  /** Whether repeated statements are prepared by name. */
  namedStatements: boolean;
  /** Whether a hand-over may pass an access token instead of a single-use code. */
  rawTokens: boolean;
  payment: PaymentSettings;
  messaging: MessagingSettings;
  /** Lowered only by tests. */
  pinCost?: PinCost;
}

/** A setting is missing or invalid; the message names it and explains its purpose. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

const validator = Compile(Environment);

function unfit(names: readonly string[], given: NodeJS.ProcessEnv): SettingsError {
  const lines = Object.entries(MEANING).flatMap(([name, meaning]) =>
    names.includes(name)
      ? [`${name} must be ${meaning}${given[name] === undefined ? '; it is not set' : ''}.`]
      : [],
  );
  return new SettingsError(lines.join('\n'));
}

/** Reads the settings from the environment. Throws SettingsError for an invalid one. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  if (!validator.Check(given)) {
    const names = validator
      .Errors(given)
      .flatMap((error) =>
        error.keyword === 'required' ? error.params.requiredProperties : [error.instancePath.slice(1)],
      );
    throw unfit(names, given);
  }
  const missing = [...missingPaymentSettings(given), ...missingMessagingSettings(given)];
  if (missing.length > 0) throw unfit(missing, given);
  return {
    databaseUrl: given.DATABASE_URL,
    databaseOwnerUrl: given.DATABASE_OWNER_URL,
    pepper: given.PEPPER,
    filesFolder: given.FILES_FOLDER,
    listen:
      given.UPSTREAM_SOCKET === undefined
        ? { host: given.HOST ?? 'localhost', port: Number(given.PORT ?? 4002) }
        : { path: given.UPSTREAM_SOCKET },
    demo: given.DEMO === '1',
    logLevel: given.LOG_LEVEL ?? 'info',
    limits: {
      tenant: Number(given.RATE_LIMIT_TENANT ?? 3_000),
      address: Number(given.RATE_LIMIT_ADDRESS ?? 2_000),
      key: Number(given.RATE_LIMIT_KEY ?? 600),
      link: Number(given.RATE_LIMIT_LINK ?? 60),
    },
    linkDays: Number(given.LINK_DAYS ?? LINK_DAYS),
    namedStatements: given.NAMED_STATEMENTS !== '0',
    rawTokens: given.HANDOVER_RAW_TOKEN === '1',
    trustProxy: (given.TRUST_PROXY ?? '').split(',').flatMap((address) => address.trim() || []),
    payment: readPaymentSettings(given),
    messaging: readMessagingSettings(given),
  };
}
