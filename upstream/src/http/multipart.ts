import multipart, { type MultipartFile } from '@fastify/multipart';
import { refuse } from '@galla/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Endpoint } from './endpoint.ts';
import { invalidField, Refused } from './refused.ts';

/** A file that came with a call, read whole. */
export interface SentFile {
  /** As the sender calls it: never to be used as a path. */
  readonly name: string;
  readonly bytes: Buffer;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The files of the call, by the name of their part. */
    sent: Record<string, SentFile>;
  }
}

/** Lets the server read multipart/form-data; each part is held to the size that any body may have. */
export async function takeMultipart(app: FastifyInstance, fileSize: number): Promise<void> {
  app.decorateRequest('sent');
  app.addHook('onRequest', async (request) => {
    request.sent = {};
  });
  await app.register(multipart, {
    limits: { fileSize, fields: 100, fieldSize: 64 * 1024, fieldNameSize: 100, headerPairs: 20 },
  });
}

/**
 * Reads a multipart call: its fields become the body, its files are kept beside it. Refuses files that the endpoint
 * does not name, and multipart where there are no files at all.
 */
export async function readParts(request: FastifyRequest, { files }: Endpoint): Promise<void> {
  if (!request.isMultipart()) return;
  const most = Object.keys(files).length;
  if (most === 0) throw new Refused({ ...refuse('INVALID_INPUT'), status: 415 });
  const fields = new Map<string, unknown>();
  for await (const part of request.parts({ limits: { files: most } })) {
    if (part.type === 'file') await readFile(request, files, part);
    else {
      if (fields.has(part.fieldname) || part.fieldnameTruncated || part.valueTruncated)
        throw invalidField(part.fieldname);
      fields.set(part.fieldname, part.value);
    }
  }
  request.body = Object.fromEntries(fields);
}

async function readFile(
  request: FastifyRequest,
  files: Endpoint['files'],
  part: MultipartFile,
): Promise<void> {
  const { fieldname, filename } = part;
  if (!Object.hasOwn(files, fieldname) || Object.hasOwn(request.sent, fieldname))
    throw invalidField(fieldname);
  const bytes = await part.toBuffer();
  // What a browser sends for a file field that was left empty.
  if (bytes.length > 0) request.sent[fieldname] = { name: filename, bytes };
}
