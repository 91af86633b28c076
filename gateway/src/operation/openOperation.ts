import { session as endpoints } from '@galla/upstream/contract';
import type { Context, Session } from '../context.ts';
import type { Feeds } from '../live/feeds.ts';
import { buildLoaders } from '../loaders.ts';
import { refused, RefusalError } from '../refusals/RefusalError.ts';
import type { AnyEndpoint, Answer, Call } from '../rest/arguments.ts';
import type { Caller, Parts } from '../rest/request.ts';
import type { Upstream } from '../rest/upstream.ts';
import { type Me, meOf, type People } from '../session/index.ts';
import { makeBudget } from './budget.ts';

export interface OperationOptions {
  upstream: Pick<Upstream, 'send' | 'clock' | 'limits'>;
  people: People;
  session: Session;
  requestId: string;
  /** The caller's network address. */
  address?: string | undefined;
  /** The caller's user agent. */
  userAgent?: string | undefined;
  /** Present where subscriptions are served. */
  feeds?: Pick<Feeds, 'listen'> | undefined;
  /** Maximum calls to upstream; see budget.ts. */
  maxCalls?: number | undefined;
}

/** Creates the context of one operation; nothing is shared with other operations. */
export function openOperation(options: OperationOptions): Context {
  const { upstream, people, session, requestId } = options;
  const deadline = upstream.clock.now() + upstream.limits.operation;
  const budget = makeBudget(options.maxCalls);
  let person: Me | undefined;

  const call: Call = async (endpoint, ...[parts]) => {
    const tenantSchema = endpoint.tenant === 'none' ? undefined : (await viewer()).profile.tenant_schema;
    try {
      return await send(endpoint, parts ?? {}, tenantSchema);
    } catch (error) {
      // Upstream knows that rights were withdrawn since they were cached.
      if (error instanceof RefusalError && error.refusal.code === 'PERMISSION_DENIED') forgetPerson();
      throw error;
    }
  };

  function caller(): Caller {
    const { address, userAgent } = options;
    return { token: session.token, requestId, address, userAgent };
  }

  async function send<E extends AnyEndpoint>(
    endpoint: E,
    parts: Parts,
    tenantSchema?: string,
  ): Promise<Answer<E>> {
    budget.spend();
    return upstream.send(endpoint, parts, { ...caller(), tenantSchema }, deadline);
  }

  async function viewer(): Promise<Me> {
    if (person) return person;
    const { token } = session;
    if (token === undefined) throw refused('UNAUTHENTICATED');
    const me = await people.of(token, async () => meOf(await send(endpoints.me, {})));
    // A sign-in in the meantime has changed the operation's caller.
    if (session.token === token) person = me;
    return me;
  }

  function forgetPerson() {
    if (session.token !== undefined) people.forget(session.token);
    person = undefined;
  }

  async function listen() {
    const { token } = session;
    if (token === undefined || !options.feeds) throw refused('UNAUTHENTICATED');
    return options.feeds.listen({ ...caller(), token });
  }

  return {
    requestId,
    session,
    caller,
    listen,
    call,
    loaders: buildLoaders(call, viewer),
    viewer,
    calls: budget,
    // Not a getter: Apollo Server copies the context, and a copied getter would freeze its current value.
    knownViewer: () => person,
    signIn(token) {
      session.token = token;
      person = undefined;
    },
    signOut() {
      forgetPerson();
      session.token = undefined;
    },
    forgetPerson,
  };
}
