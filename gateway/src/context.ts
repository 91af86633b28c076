import type { EventQueue } from './live/EventQueue.ts';
import type { Loaders } from './loaders.ts';
import type { Call } from './rest/arguments.ts';
import type { Caller } from './rest/request.ts';
import type { Me } from './session/me.ts';

/** Credentials sent by the caller. */
export interface Session {
  token: string | undefined;
  /** The device's secret from an earlier sign-in; it never authenticates on its own. */
  readonly deviceToken: string | undefined;
  /** Stores the secret of a device that signed in for the first time. */
  rememberDevice: (deviceToken: string) => void;
}

/** Per-operation context of the resolvers. */
export interface Context {
  readonly requestId: string;
  readonly session: Readonly<Session>;
  /** Identity of the caller, sent to upstream with each call. */
  caller: () => Caller;
  /** Calls upstream as the caller; counted against the operation's budget. */
  readonly call: Call;
  readonly loaders: Loaders;
  /** The signed-in user; UNAUTHENTICATED without a valid token. */
  viewer: () => Promise<Me>;
  /** The same synchronously, once known. */
  knownViewer: () => Me | undefined;
  /** Continues the operation with this token. */
  signIn: (token: string) => void;
  /** Continues the operation anonymously and forgets the cached token. */
  signOut: () => void;
  /** Drops the cached `/me`, after it has changed. */
  forgetPerson: () => void;
  /** Events of the caller from now on; for subscriptions only. */
  readonly listen: () => Promise<EventQueue>;
  /** Number of upstream calls made for this operation. */
  readonly calls: { readonly made: number };
}
