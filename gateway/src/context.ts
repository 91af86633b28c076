import type { EventQueue } from './live/EventQueue.ts';
import type { Loaders } from './loaders.ts';
import type { Call } from './rest/arguments.ts';
import type { Caller } from './rest/request.ts';
import type { Me } from './session/me.ts';

/** What the caller sent of itself. */
export interface Session {
  token: string | undefined;
  /** The device's secret of an earlier sign-in; it never authenticates by itself. */
  readonly deviceToken: string | undefined;
  /** Keeps the secret of a device that signed in for the first time. */
  rememberDevice: (deviceToken: string) => void;
}

/** What resolvers have of one operation. */
export interface Context {
  readonly requestId: string;
  readonly session: Readonly<Session>;
  /** Who asks, as upstream is told with each call. */
  caller: () => Caller;
  /** Calls upstream as the caller: counted against the operation's budget. */
  readonly call: Call;
  readonly loaders: Loaders;
  /** The signed-in person; UNAUTHENTICATED without a valid token. */
  viewer: () => Promise<Me>;
  /** The same without a promise, once it is known. */
  knownViewer: () => Me | undefined;
  /** From here on the operation is that of the token. */
  signIn: (token: string) => void;
  /** From here on the operation is nobody's, and the token is remembered no more. */
  signOut: () => void;
  /** What `/me` told of the caller has changed: it is asked again. */
  forgetPerson: () => void;
  /** What happens to the caller from now on; of a subscription only. */
  readonly listen: () => Promise<EventQueue>;
  /** How many calls upstream has got for this operation. */
  readonly calls: { readonly made: number };
}
