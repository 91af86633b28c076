import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import type { Readable } from 'node:stream';
import type { Static, TProperties, TSchema } from 'typebox';
import type { Endpoint } from '../http/endpoint.ts';
import type { RefusalAnswer } from '../http/schemas.ts';
import type { TestApi } from './api.ts';

/** The request of a call; the schema key is added where the endpoint expects it, and a keyed call gets a new key. */
export interface Sent {
  token?: string;
  /** `tenant_schema`. */
  schemaKey?: string;
  params?: Record<string, string>;
  query?: Record<string, string | number>;
  body?: object;
  /** Sends multipart/form-data with these files, by part name; bytes are sent as a picture. */
  files?: Record<string, Uint8Array | File>;
  key?: string;
  headers?: Record<string, string>;
  /** IP address of the caller. */
  address?: string;
}

/** The response: one of the two bodies. */
export interface Answered<A> {
  status: number;
  /** The success response. */
  body: A;
  /** The same body as a refusal. */
  refusal: Static<typeof RefusalAnswer>;
  headers: LightMyRequestResponse['headers'];
  raw: Buffer;
}

const textsOf = (values: Record<string, string | number>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, `${value}`]));

/** Fields and files as sent by a browser's form. */
function formOf(fields: object, files: NonNullable<Sent['files']>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  for (const [name, file] of Object.entries(files)) {
    if (file instanceof File) form.set(name, file);
    else form.set(name, new Blob([Uint8Array.from(file)], { type: 'image/png' }), 'photo.png');
  }
  return form;
}

async function beginningOf(stream: Readable): Promise<Buffer> {
  for await (const piece of stream) return Buffer.from(piece);
  return Buffer.alloc(0);
}

/** Calls an endpoint like the gateway's client. */
export async function call<
  P extends TProperties,
  Q extends TProperties,
  B extends TProperties,
  A extends TSchema,
>(
  { app }: TestApi,
  endpoint: Endpoint<P, Q, B, A>,
  { token, schemaKey, params = {}, query = {}, body, files, key, headers = {}, address }: Sent = {},
): Promise<Answered<Static<A>>> {
  const named = schemaKey === undefined ? {} : { tenant_schema: schemaKey };
  const fields = { ...body, ...(endpoint.tenant === 'body' ? named : {}) };
  const isStream = endpoint.answers === 'stream';
  const response = await app.inject({
    payloadAsStream: isStream,
    method: endpoint.method,
    ...(address !== undefined && { remoteAddress: address }),
    url: endpoint.path
      .replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
      .replace('*', () => params['*'] ?? '*'),
    query: textsOf({ ...query, ...(endpoint.tenant === 'query' ? named : {}) }),
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(endpoint.repeat === 'keyed' && { 'idempotency-key': key ?? randomUUID() }),
      ...headers,
    },
    ...(endpoint.schema.body && { payload: files ? formOf(fields, files) : fields }),
  });
  // A stream has no end, so only its beginning is read.
  const raw = isStream ? await beginningOf(response.stream()) : response.rawPayload;
  const json: unknown = String(response.headers['content-type']).startsWith('application/json')
    ? JSON.parse(raw.toString('utf8'))
    : undefined;
  return {
    status: response.statusCode,
    body: json as Static<A>,
    refusal: json as Static<typeof RefusalAnswer>,
    headers: response.headers,
    raw,
  };
}
