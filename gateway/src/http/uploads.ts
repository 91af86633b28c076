import { type PictureRule, PICTURES, type PictureUse } from '@galla/domain';
import { files } from '@galla/upstream/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refused } from '../refusals/RefusalError.ts';
import { globalId } from '../relay/ids.ts';
import type { Gateway } from './gateway.ts';
import { heldFile } from './heldFile.ts';

/** Allowance for the multipart framing. */
const FRAME = 16 * 1024;
const MEGABYTE = 1024 * 1024;

/** Purpose of a picture, or undefined. */
function useOf(text: unknown): PictureUse | undefined {
  return typeof text === 'string' && Object.hasOwn(PICTURES, text) ? (text as PictureUse) : undefined;
}

/** Maximum size of a call: upstream checks the picture itself, with the messages of its purpose. */
function mostBytes(use: PictureUse): number {
  const { megabytes }: PictureRule = PICTURES[use];
  // A slightly too large picture still reaches upstream, which reports it at the file.
  return (megabytes + 1) * MEGABYTE + FRAME;
}

type UploadRequest = FastifyRequest<{ Querystring: { use?: unknown } }>;

/** Passes on a picture and answers what the client needs to know about it. */
async function takeUpload(upstream: Gateway['upstream'], request: UploadRequest) {
  const use = useOf(request.query.use);
  if (use === undefined || request.body === undefined) throw refused('INVALID_INPUT');
  const stored = await upstream.upload(
    files.upload,
    { query: { use } },
    request.operation.caller(),
    heldFile(request, mostBytes(use)),
  );
  return {
    id: globalId('Upload', stored.id),
    url: stored.image,
    width: stored.width,
    height: stored.height,
    expiresAt: stored.expires_at,
  };
}

/**
 * Accepts pictures: `POST /uploads?use=avatar` with a part `file` streams to upstream, which keeps the picture for
 * an hour, and answers the id that inputs of mutations take. The token counts only in its header, so that a form on
 * another site cannot upload anything.
 */
export function serveUploads(app: FastifyInstance, { upstream }: Gateway): void {
  void app.register(async (part) => {
    part.removeAllContentTypeParsers();
    // Upstream parses the parts.
    part.addContentTypeParser('multipart/form-data', (_request, payload, done) => done(null, payload));
    part.post('/uploads', (request: UploadRequest) => takeUpload(upstream, request));
  });
}
