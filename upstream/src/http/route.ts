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

/** Facts of the request in addition to its input. */
export interface RequestFacts {
  readonly id: string;
  readonly log: FastifyBaseLogger;
  /** IP address of the client; undefined if the gateway on the same machine sent none. */
  readonly address: string | undefined;
  readonly userAgent: string | undefined;
  /** The X-VERIFY header, with which a payment service signs its callback. */
  readonly signature: string | undefined;
}

/** What every handler receives, for any kind of caller. */
interface AnyCall<P extends TProperties, Q extends TProperties, B extends TProperties> {
  readonly params: Static<Endpoint<P, Q, B>['schema']['params']>;
  readonly query: Static<Endpoint<P, Q, B>['schema']['query']>;
  readonly body: Static<NonNullable<Endpoint<P, Q, B>['schema']['body']>>;
  readonly request: RequestFacts;
  /** The instant of the call; use it instead of the clock, so that tests can control it. */
  readonly now: Date;
  /** Stored files and their signed URLs. */
  readonly files: Files;
  /** Public origin of the product, without a path; used in printed links. */
  readonly publicUrl: string;
  /** Default lifetime of a link to a document, in days. */
  readonly linkDays: number;
  /** Encrypts stored secrets. */
  readonly seal: Seal;
  /** Files of kind `bytes` by part name. */
  readonly sent: Readonly<Record<string, SentFile>>;
}

/** A call of a signed-in person, in a transaction of the shop. */
export interface Call<
  P extends TProperties = {},
  Q extends TProperties = {},
  B extends TProperties = {},
> extends AnyCall<P, Q, B> {
  readonly db: TenantDb;
  readonly caller: Caller;
  /** Pictures of the call by part name, as ids of uploads to claim. */
  readonly uploads: Readonly<Record<string, string>>;
  /**
   * Runs work in a separate transaction that commits immediately: for what must be visible while the call runs, or must
   * survive its rollback.
   */
  readonly aside: <T>(work: (db: TenantDb) => Promise<T>) => Promise<T>;
}

/** A call of a signed-in person with a transaction that also covers the directory. */
export interface DirectoryCall<
  P extends TProperties = {},
  Q extends TProperties = {},
  B extends TProperties = {},
> extends Call<P, Q, B> {
  readonly directory: DirectoryDb;
  readonly pins: Pins;
}

/** A call without a tenant; it opens its own transactions. */
export interface PublicCall<
  P extends TProperties = {},
  Q extends TProperties = {},
  B extends TProperties = {},
> extends AnyCall<P, Q, B> {
  readonly database: Database;
  readonly pins: Pins;
  readonly guard: PinGuard;
  /** Whether a hand-over may pass an access token instead of a code: a setting of the installation. */
  readonly rawTokens: boolean;
  /** Streams of live events. */
  readonly live: LiveStreams;
  readonly messengers: Messengers;
  /** Payment of subscriptions. */
  readonly payments: Payments;
}

/** A call of a signed-in person about the session itself, without an open transaction. */
export interface SessionCall<
  P extends TProperties = {},
  Q extends TProperties = {},
  B extends TProperties = {},
> extends PublicCall<P, Q, B> {
  readonly caller: Caller;
}

/** The response of an endpoint that returns bytes. */
export interface BinaryAnswer {
  readonly contentType: string;
  readonly bytes: Buffer | Readable;
  /** Suggested name for saving. */
  readonly fileName?: string;
  readonly cacheControl?: string;
}

/** The result of a handler: the endpoint's schema, or bytes. */
type AnswerOf<A extends TSchema> = Static<A> extends Uint8Array ? BinaryAnswer : Static<A>;

/** An endpoint with its handler; `kind` determines the type of call. */
export type Route =
  | { kind: 'tenant'; endpoint: Endpoint; handle: (call: Call) => Promise<unknown> }
  | { kind: 'directory'; endpoint: Endpoint; handle: (call: DirectoryCall) => Promise<unknown> }
  | { kind: 'session'; endpoint: Endpoint; handle: (call: SessionCall) => Promise<unknown> }
  | { kind: 'public'; endpoint: Endpoint; handle: (call: PublicCall) => Promise<unknown> };

/**
 * Serves an endpoint to signed-in people. Session, subscription, tenant and rights are checked and the tenant's
 * transaction is open before the handler runs; a repeated `keyed` call is answered without the handler.
 */
export function route<P extends TProperties, Q extends TProperties, B extends TProperties, A extends TSchema>(
  endpoint: Endpoint<P, Q, B, A>,
  handle: (call: Call<P, Q, B>) => Promise<AnswerOf<A>>,
): Route {
  return { kind: 'tenant', endpoint, handle } as unknown as Route;
}

/** Like `route`, for changes of a person together with their login: one transaction for both. */
export function directoryRoute<
  P extends TProperties,
  Q extends TProperties,
  B extends TProperties,
  A extends TSchema,
>(endpoint: Endpoint<P, Q, B, A>, handle: (call: DirectoryCall<P, Q, B>) => Promise<AnswerOf<A>>): Route {
  return { kind: 'directory', endpoint, handle } as unknown as Route;
}

/** Serves an endpoint about the session itself, outside of the tenant's transaction. */
export function sessionRoute<
  P extends TProperties,
  Q extends TProperties,
  B extends TProperties,
  A extends TSchema,
>(endpoint: Endpoint<P, Q, B, A>, handle: (call: SessionCall<P, Q, B>) => Promise<AnswerOf<A>>): Route {
  return { kind: 'session', endpoint, handle } as unknown as Route;
}

/** Serves an endpoint without a session. */
export function publicRoute<
  P extends TProperties,
  Q extends TProperties,
  B extends TProperties,
  A extends TSchema,
>(endpoint: Endpoint<P, Q, B, A>, handle: (call: PublicCall<P, Q, B>) => Promise<AnswerOf<A>>): Route {
  return { kind: 'public', endpoint, handle } as unknown as Route;
}
