import type { FastifyBaseLogger } from 'fastify';
import type { Readable } from 'node:stream';
import type { Static, TProperties, TSchema } from 'typebox';
import type { Database } from '../db/database.ts';
import type { DirectoryDb } from '../db/directory.ts';
import type { TenantDb } from '../db/tenant.ts';
import type { Files } from '../files/files.ts';
import type { Messengers } from '../notifications/messaging/messengers.ts';
import type { LiveStreams } from '../notifications/live/LiveStreams.ts';
import type { Payments } from '../subscription/provider/payments.ts';
import type { PinGuard } from '../session/guard/guard.ts';
import type { Pins } from '../session/pins.ts';
import type { Seal } from '../session/seal.ts';
import type { Caller } from './caller.ts';
import type { Endpoint } from './endpoint.ts';
import type { SentFile } from './multipart.ts';

/** What a call brings besides its input. */
export interface RequestFacts {
  readonly id: string;
  readonly log: FastifyBaseLogger;
  /** The caller's address; absent when the gateway on the same machine told none. */
  readonly address: string | undefined;
  readonly userAgent: string | undefined;
  /** The header X-VERIFY: with it a payment service signs what it says. */
  readonly signature: string | undefined;
}

/** What every handler gets, whoever calls. */
interface AnyCall<P extends TProperties, Q extends TProperties, B extends TProperties> {
  readonly params: Static<Endpoint<P, Q, B>['schema']['params']>;
  readonly query: Static<Endpoint<P, Q, B>['schema']['query']>;
  readonly body: Static<NonNullable<Endpoint<P, Q, B>['schema']['body']>>;
  readonly request: RequestFacts;
  /** The instant of the call; use it instead of the clock, so that tests can set it. */
  readonly now: Date;
  /** Stored files and their signed addresses. */
  readonly files: Files;
  /** Where people open the product, without a path; what is printed leads there. */
  readonly publicUrl: string;
  /** How many days a link to a document is open where nobody says how long. */
  readonly linkDays: number;
  /** Encrypts what is kept encrypted. */
  readonly seal: Seal;
  /** Files of kind `bytes` that came with the call, by the name of their part. */
  readonly sent: Readonly<Record<string, SentFile>>;
}

/** A call of a signed-in person, inside a transaction of the shop. */
export interface Call<
  P extends TProperties = {},
  Q extends TProperties = {},
  B extends TProperties = {},
> extends AnyCall<P, Q, B> {
  readonly db: TenantDb;
  readonly caller: Caller;
  /**
   * Pictures that came with the call, by the name of their part: ids of uploads that are made of them already, to be
   * claimed like any other.
   */
  readonly uploads: Readonly<Record<string, string>>;
  /**
   * Runs work in a transaction of its own that is committed at once, beside the call's: for what must be seen while the
   * call runs, or stay when it is undone.
   */
  readonly aside: <T>(work: (db: TenantDb) => Promise<T>) => Promise<T>;
}

/** A call of a signed-in person whose transaction covers the directory too. */
export interface DirectoryCall<
  P extends TProperties = {},
  Q extends TProperties = {},
  B extends TProperties = {},
> extends Call<P, Q, B> {
  readonly directory: DirectoryDb;
  readonly pins: Pins;
}

/** A call before or beside the tenant: it opens what it needs itself. */
export interface PublicCall<
  P extends TProperties = {},
  Q extends TProperties = {},
  B extends TProperties = {},
> extends AnyCall<P, Q, B> {
  readonly database: Database;
  readonly pins: Pins;
  readonly guard: PinGuard;
  /** Whether a hand-over may bring an access token instead of a code: a setting of the installation. */
  readonly rawTokens: boolean;
  /** The streams that tell what happens. */
  readonly live: LiveStreams;
  readonly messengers: Messengers;
  /** How shops pay for their subscription. */
  readonly payments: Payments;
}

/** A call of a signed-in person about the session itself; no transaction is open. */
export interface SessionCall<
  P extends TProperties = {},
  Q extends TProperties = {},
  B extends TProperties = {},
> extends PublicCall<P, Q, B> {
  readonly caller: Caller;
}

/** The answer of an endpoint that answers bytes. */
export interface BinaryAnswer {
  readonly contentType: string;
  readonly bytes: Buffer | Readable;
  /** Offered as the name to save under. */
  readonly fileName?: string;
  readonly cacheControl?: string;
}

/** What a handler may answer: the endpoint's schema, or bytes where it says so. */
type AnswerOf<A extends TSchema> = Static<A> extends Uint8Array ? BinaryAnswer : Static<A>;

/** An endpoint with its handler; `kind` says what its call brings. */
export type Route =
  | { kind: 'tenant'; endpoint: Endpoint; handle: (call: Call) => Promise<unknown> }
  | { kind: 'directory'; endpoint: Endpoint; handle: (call: DirectoryCall) => Promise<unknown> }
  | { kind: 'session'; endpoint: Endpoint; handle: (call: SessionCall) => Promise<unknown> }
  | { kind: 'public'; endpoint: Endpoint; handle: (call: PublicCall) => Promise<unknown> };

/**
 * Serves an endpoint to signed-in people. Before the handler runs, the session, the subscription, the tenant and
 * the rights were checked and the tenant's transaction is open; a `keyed` call that ran before is answered without it.
 */
export function route<P extends TProperties, Q extends TProperties, B extends TProperties, A extends TSchema>(
  endpoint: Endpoint<P, Q, B, A>,
  handle: (call: Call<P, Q, B>) => Promise<AnswerOf<A>>,
): Route {
  return { kind: 'tenant', endpoint, handle } as unknown as Route;
}

/** As `route`, for what changes a person together with his login: one transaction for both. */
export function directoryRoute<
  P extends TProperties,
  Q extends TProperties,
  B extends TProperties,
  A extends TSchema,
>(endpoint: Endpoint<P, Q, B, A>, handle: (call: DirectoryCall<P, Q, B>) => Promise<AnswerOf<A>>): Route {
  return { kind: 'directory', endpoint, handle } as unknown as Route;
}

/** Serves an endpoint about the session itself, outside the tenant's transaction. */
export function sessionRoute<
  P extends TProperties,
  Q extends TProperties,
  B extends TProperties,
  A extends TSchema,
>(endpoint: Endpoint<P, Q, B, A>, handle: (call: SessionCall<P, Q, B>) => Promise<AnswerOf<A>>): Route {
  return { kind: 'session', endpoint, handle } as unknown as Route;
}

/** Serves an endpoint that needs no session. */
export function publicRoute<
  P extends TProperties,
  Q extends TProperties,
  B extends TProperties,
  A extends TSchema,
>(endpoint: Endpoint<P, Q, B, A>, handle: (call: PublicCall<P, Q, B>) => Promise<AnswerOf<A>>): Route {
  return { kind: 'public', endpoint, handle } as unknown as Route;
}
