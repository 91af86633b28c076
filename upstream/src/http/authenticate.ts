import { isApiKey, refuse, refuseMissing, type Right, formatMessage, type Slice } from '@galla/domain';
import type { FastifyRequest } from 'fastify';
import type { TenantDb } from '../db/tenant.ts';
import { wasKey } from '../session/findKey.ts';
import { findByToken } from '../session/findByToken.ts';
import type { OpenSession } from '../session/findSession.ts';
import type { KeptCallers } from '../session/keptCallers.ts';
import { loadCaller } from '../session/loadCaller.ts';
import { bearerToken } from '../session/tokens.ts';
import type { Caller } from './caller.ts';
import type { Endpoint } from './endpoint.ts';
import { tooMany } from './errors.ts';
import { opensToKeys } from './opensToKeys.ts';
import { Refused } from './refused.ts';
import type { Services } from './services.ts';

/** The endpoint and request of a call. */
export interface Called {
  slice: Slice;
  endpoint: Endpoint;
}

/** Reads may use a caller cached for up to a second; writes always query. */
const isRead = ({ repeat, answers }: Endpoint): boolean => repeat === 'safe' && answers !== 'stream';

/** Checks before the body is read: a session, a paid subscription where required, and a PIN chosen by the person. */
export async function openSession(
  { database, kept, wrongKeys }: Pick<Services, 'database' | 'kept' | 'wrongKeys'>,
  { slice, endpoint }: Called,
  { headers, ip, now, log }: FastifyRequest,
): Promise<OpenSession> {
  if (headers.authorization === undefined) throw new Refused(refuseMissing('TOKEN', slice));
  const token = bearerToken(headers.authorization);
  if (token === undefined) throw new Refused('UNAUTHENTICATED');
  const session = await (isRead(endpoint) ? kept.session(token, now) : findByToken(database, token, now));
  if (!session) {
    const isWrong = isApiKey(token) && !(await wasKey(database, token));
    const wait = isWrong ? wrongKeys.count(ip ?? '', now, log) : 0;
    throw wait > 0 ? tooMany(wait) : new Refused('UNAUTHENTICATED');
  }
  if (session.isKey && !opensToKeys(endpoint)) throw new Refused('CLOSED_TO_KEYS');
  if (endpoint.access === 'paid' && session.paymentStatus !== 'COMPLETED')
    throw new Refused('PAYMENT_REQUIRED');
  if (session.mustChangePin && !endpoint.withOneTimePin) throw new Refused('PIN_CHANGE_REQUIRED');
  return session;
}

/** The fields of a query or body of any type. */
function fieldsOf(part: unknown): Readonly<Record<string, unknown>> {
  return typeof part === 'object' && part !== null ? { ...part } : {};
}

const schemaKeyIn = (part: unknown): unknown => fieldsOf(part)['tenant_schema'];

/** Refuses a call that names another tenant than the session's, or none where one is required. */
export function checkTenant(
  session: OpenSession,
  { slice, endpoint }: Called,
  request: FastifyRequest,
): void {
  const { query, body } = request;
  for (const part of [query, body]) {
    const named = schemaKeyIn(part) ?? undefined;
    if (named !== undefined && named !== session.schemaKey) throw new Refused('TENANT_MISMATCH');
  }
  if (endpoint.tenant === 'none') return;
  const named = schemaKeyIn(endpoint.tenant === 'query' ? query : body) ?? undefined;
  if (named === undefined) throw new Refused(refuseMissing('TENANT', slice));
}

/** The rights of which one suffices: the endpoint's, narrowed by what the call is about. */
function rightsOf(
  { rights, rightsBy }: Endpoint,
  input: Readonly<Record<string, unknown>>,
): readonly Right[] {
  if (rightsBy === 'none') return rights;
  const said = rightsBy.fields.map((field) => input[field]).find((value) => value !== undefined);
  const about = said ?? rightsBy.otherwise;
  const named = typeof about === 'string' || typeof about === 'number' ? String(about) : '';
  return (Object.hasOwn(rightsBy.rights, named) ? rightsBy.rights[named] : undefined) ?? rights;
}

/**
 * The caller of a session, if allowed to call the endpoint: one of its rights suffices, and if the endpoint names a
 * toggle, the shop must have it on for employees.
 */
export async function authorised(
  { db, kept }: { db: TenantDb; kept: KeptCallers },
  endpoint: Endpoint,
  session: OpenSession,
  { query, body, now }: Pick<FastifyRequest, 'query' | 'body' | 'now'>,
): Promise<Caller> {
  const load = () => loadCaller(db, session);
  const caller = await (isRead(endpoint) ? kept.caller(session, now, load) : load());
  if (!caller) throw new Refused('UNAUTHENTICATED');
  if (endpoint.ownerOnly && !caller.isOwner) throw new Refused('PERMISSION_DENIED');
  const { requireToggle } = endpoint;
  const rights = rightsOf(endpoint, { ...fieldsOf(body), ...fieldsOf(query) });
  if (rights.length > 0 && !rights.some((right) => caller.rights.has(right)))
    throw new Refused('PERMISSION_DENIED');
  if (requireToggle !== 'none' && !caller.toggles.has(requireToggle))
    throw new Refused({ ...refuse('PERMISSION_DENIED'), message: formatMessage('rights.toggledOff') });
  return caller;
}
