import { type PictureRule, PICTURES, type PictureUse } from '@galla/domain';
import { files } from '@galla/upstream/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refused } from '../refusals/RefusalError.ts';
import { globalId } from '../relay/ids.ts';
import type { Gateway } from './gateway.ts';
import { heldFile } from './heldFile.ts';

/** What stands around the picture in a multipart body. */
const FRAME = 16 * 1024;
const MEGABYTE = 1024 * 1024;

/** What a picture may be for, or undefined. */
function useOf(text: unknown): PictureUse | undefined {
  return typeof text === 'string' && Object.hasOwn(PICTURES, text) ? (text as PictureUse) : undefined;
}

/** The most that a call may bring: upstream judges the picture itself, in the words of its use. */
function mostBytes(use: PictureUse): number {
  const { megabytes }: PictureRule = PICTURES[use];
  // A picture that is a little too large still reaches upstream, which says so at the file.
  return (megabytes + 1) * MEGABYTE + FRAME;
}

type UploadRequest = FastifyRequest<{ Querystring: { use?: unknown } }>;

/** Hands a picture on and answers what the client needs of it. */
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
 * Takes pictures in: `POST /uploads?use=avatar` with a part `file` streams to upstream, which keeps the picture for
 * an hour, and answers the id that inputs of mutations name. The token counts in its header only, so that no form of
 * another site can bring anything.
 */
export function serveUploads(app: FastifyInstance, { upstream }: Gateway): void {
  void app.register(async (part) => {
    part.removeAllContentTypeParsers();
    // The parts are upstream's to read.
    part.addContentTypeParser('multipart/form-data', (_request, payload, done) => done(null, payload));
    part.post('/uploads', (request: UploadRequest) => takeUpload(upstream, request));
  });
}
