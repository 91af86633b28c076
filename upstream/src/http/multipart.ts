import multipart, { type MultipartFile } from '@fastify/multipart';
import { refuse } from '@galla/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Endpoint } from './endpoint.ts';
import { invalidField, Refused } from './refused.ts';

/** A file of a call, fully read. */
export interface SentFile {
  /** File name from the client; never use it as a path. */
  readonly name: string;
  readonly bytes: Buffer;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Files of the call, by part name. */
    sent: Record<string, SentFile>;
  }
}

/** Enables multipart/form-data; each part may be as large as any body. */
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
 * Parses a multipart call: fields become the body, files are stored beside it. Refuses files that the endpoint does not
 * define, and multipart for an endpoint without files.
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
  // A browser sends an empty file for a file field left empty.
  if (bytes.length > 0) request.sent[fieldname] = { name: filename, bytes };
}
