import type { FastifyRequest } from 'fastify';
import { type TenantDb, withTenant } from '../db/tenant.ts';
import { withTenantAndDirectory } from '../db/tenantAndDirectory.ts';
import type { OpenSession } from '../session/findSession.ts';
import { answerCheck } from './answer.ts';
import { authorised } from './authenticate.ts';
import { uploadPictures } from './pictures.ts';
import { identityOf, once } from './idempotency.ts';
import type { Call, Route } from './route.ts';
import type { Services } from './services.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The instant at which the call arrived. */
    now: Date;
    /** The token's session; null for public calls. */
    session: OpenSession | null;
  }
}

/** Handles a request that passed its first checks. */
type Serve = (request: FastifyRequest) => Promise<unknown>;

/** The session of a call that is not public. */
export function sessionOf(request: FastifyRequest): OpenSession {
  if (!request.session) throw new Error('A call without a session reached a handler that needs one');
  return request.session;
}

const textOf = (header: string | string[] | undefined): string | undefined =>
  typeof header === 'string' ? header : undefined;

/**
 * The validated input and facts of a call. Validation is the last check, so that callers without rights learn nothing
 * about the input.
 */
function validated(
  request: FastifyRequest,
  { files, seal, publicUrl, linkDays }: Services,
): Omit<Call, 'db' | 'caller' | 'uploads' | 'aside'> {
  if (request.validationError) throw request.validationError;
  const { params, query, body, now, sent } = request;
  const facts = {
    id: request.id,
    log: request.log,
    address: request.ip,
    userAgent: request.headers['user-agent'],
    signature: textOf(request.headers['x-verify']),
  };
  // Validation guarantees the endpoint's schemas, which the handler's type is derived from.
  return { params, query, body, now, files, seal, publicUrl, linkDays, sent, request: facts } as ReturnType<
    typeof validated
  >;
}

/** Checks a handler's response against the endpoint's schema, inside of the transaction if there is one. */
function checking({ endpoint }: Route): (answer: Promise<unknown>) => Promise<unknown> {
  if (endpoint.answers !== 'json') return (answer) => answer;
  const check = answerCheck(endpoint.schema.answer);
  return async (answer) => {
    const value = await answer;
    check(value);
    return value;
  };
}

function servePublic(route: Route & { kind: 'public' }, services: Services): Serve {
  const checked = checking(route);
  const { database, pins, guard, live, messengers, rawTokens, payments } = services;
  const shared = { database, pins, guard, live, messengers, rawTokens, payments };
  return (request) => checked(route.handle({ ...validated(request, services), ...shared }));
}

function serveSession(route: Route & { kind: 'session' }, services: Services): Serve {
  const checked = checking(route);
  const { database, kept, pins, guard, live, messengers, rawTokens, payments } = services;
  const shared = { database, pins, guard, live, messengers, rawTokens, payments };
  return async (request) => {
    const session = sessionOf(request);
    const authorise = (db: TenantDb) => authorised({ db, kept }, route.endpoint, session, request);
    const caller = await withTenant(database, session.tenantId, authorise, { readOnly: true });
    return checked(route.handle({ ...validated(request, services), ...shared, caller }));
  };
}

function serveTenant(route: Route & { kind: 'tenant' | 'directory' }, services: Services): Serve {
  const checked = checking(route);
  const { endpoint } = route;
  const { repeat } = endpoint;
  const { database, kept, pins } = services;
  return async (request) => {
    const session = sessionOf(request);
    const aside: Call['aside'] = (work) => withTenant(database, session.tenantId, work);
    const uploads = await uploadPictures(services, endpoint, session, request);
    const serve = async (db: TenantDb, handle: (call: Call) => Promise<unknown>) => {
      const caller = await authorised({ db, kept }, endpoint, session, request);
      const call: Call = { ...validated(request, services), db, caller, uploads, aside };
      const answer = () => checked(handle(call));
      if (repeat !== 'keyed') return answer();
      const identity = identityOf(request, `${endpoint.method} ${endpoint.path}`);
      return once(db, identity, call.now, answer, endpoint.shownOnce);
    };
    if (route.kind === 'tenant') {
      const run = (db: TenantDb) => serve(db, route.handle);
      return withTenant(database, session.tenantId, run, { readOnly: repeat === 'safe' });
    }
    return withTenantAndDirectory(database, session.tenantId, (db, directory) =>
      serve(db, (call) => route.handle({ ...call, directory, pins })),
    );
  };
}

/** Turns a route into a request handler: checks, transaction, idempotency, handler, check of the response. */
export function serving(route: Route, services: Services): Serve {
  switch (route.kind) {
    case 'public':
      return servePublic(route, services);
    case 'session':
      return serveSession(route, services);
    default:
      return serveTenant(route, services);
  }
}
