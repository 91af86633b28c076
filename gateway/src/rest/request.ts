import type { Endpoint } from '@galla/upstream/contract';
import type { Readable } from 'node:stream';
import type { AnyEndpoint } from './arguments.ts';

/** The caller of an operation. */
export interface Caller {
  readonly token: string | undefined;
  /** The shop's key, where the endpoint needs it. */
  readonly tenantSchema?: string | undefined;
  readonly requestId: string;
  /** The caller's network address, for upstream's rate limits. */
  readonly address?: string | undefined;
  /** The caller's user agent: stored with a session that the call opens. */
  readonly userAgent?: string | undefined;
}

/** The untyped parts of a call, as sent on the wire. */
export interface Parts {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  /** A UUID: the scalar has checked it. */
  readonly key?: unknown;
}

export interface HttpRequest {
  readonly method: Endpoint['method'];
  readonly path: string;
  readonly headers: Record<string, string>;
  /** A stream, such as an uploaded picture, is passed on as it arrives. */
  readonly body: string | Readable | null;
}

/** The HTTP request of a call: `tenant_schema` where the endpoint expects it, the token, and the idempotency key. */
export function requestOf(endpoint: AnyEndpoint, parts: Parts, caller: Caller): HttpRequest {
  const tenant = { tenant_schema: caller.tenantSchema };
  const body =
    endpoint.tenant === 'body'
      ? { ...fields(parts.body), ...tenant }
      : parts.body === undefined
        ? {}
        : parts.body;
  const query = endpoint.tenant === 'query' ? { ...tenant, ...fields(parts.query) } : fields(parts.query);
  const sent = endpoint.schema.body === undefined ? null : JSON.stringify(body);
  return {
    method: endpoint.method,
    path: pathOf(endpoint.path, fields(parts.params)) + queryText(query),
    headers: headersOf(endpoint, parts, caller, sent !== null),
    body: sent,
  };
}

function headersOf(endpoint: AnyEndpoint, parts: Parts, caller: Caller, sendsBody: boolean) {
  const headers: Record<string, string> = { 'x-request-id': caller.requestId, accept: 'application/json' };
  if (caller.token !== undefined && endpoint.access !== 'public')
    headers['authorization'] = `Bearer ${caller.token}`;
  if (caller.address !== undefined) headers['x-forwarded-for'] = caller.address;
  if (endpoint.access === 'public' && caller.userAgent !== undefined)
    headers['user-agent'] = caller.userAgent;
  if (sendsBody) headers['content-type'] = 'application/json';
  if (endpoint.repeat === 'keyed') headers['idempotency-key'] = String(parts.key);
  return headers;
}

function pathOf(path: string, params: Record<string, unknown>): string {
  return path.replaceAll(/:(\w+)/g, (_place, name: string) => encodeURIComponent(String(params[name])));
}

function queryText(query: Record<string, unknown>): string {
  const pairs = Object.entries(query)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

function fields(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}
