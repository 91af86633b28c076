import type { FastifyReply } from 'fastify';
import type { Dispatcher } from 'undici';
import { refusalOf } from '../rest/answer.ts';

/** Maximum size of a refusal that is read. */
const MOST = 100 * 1024;

/** Passes on upstream's answer as a stream, with the named headers; throws a refusal instead if it is one. */
export async function passOn(
  { statusCode, headers, body }: Dispatcher.ResponseData,
  reply: FastifyReply,
  names: readonly string[],
): Promise<FastifyReply> {
  const isNotModified = statusCode === 304;
  if (!isNotModified && (statusCode < 200 || statusCode >= 300)) {
    const text = await readSome(body);
    throw refusalOf({ status: statusCode, headers, text });
  }
  for (const name of names) {
    const value = headers[name];
    if (value !== undefined) void reply.header(name, value);
  }
  return reply.code(statusCode).send(body);
}

async function readSome(body: Dispatcher.ResponseData['body']): Promise<string> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of body) {
    const bytes = Buffer.from(piece);
    size += bytes.length;
    if (size > MOST) break;
    pieces.push(bytes);
  }
  return Buffer.concat(pieces).toString('utf8');
}
