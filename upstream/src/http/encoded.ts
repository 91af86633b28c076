import type { FastifyRequest } from 'fastify';
import type { Endpoint } from './endpoint.ts';
import { invalidField } from './refused.ts';

const DATA_URL = /^data:image\/[a-z+.-]{1,20};base64,/;
const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;

/**
 * A JSON call may contain a picture as a base64 data URL (spec 3 §7) instead of the id of an upload: it is removed from
 * the body and treated like a file of a multipart call, including the check of its content.
 */
export function readEncoded(request: FastifyRequest, { files }: Pick<Endpoint, 'files'>): void {
  const { body } = request;
  if (typeof body !== 'object' || body === null) return;
  const fields = new Map(Object.entries(body));
  for (const name of Object.keys(files)) {
    const text: unknown = fields.get(name);
    if (typeof text !== 'string' || !text.startsWith('data:')) continue;
    const bytes = text.replace(DATA_URL, '');
    if (bytes === text || !BASE64.test(bytes)) throw invalidField(name);
    request.sent[name] = { name, bytes: Buffer.from(bytes, 'base64') };
    fields.delete(name);
  }
  request.body = Object.fromEntries(fields);
}
