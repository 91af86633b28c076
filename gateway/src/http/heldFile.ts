import type { FastifyRequest } from 'fastify';
import { Transform, type Readable } from 'node:stream';
import { refused } from '../refusals/RefusalError.ts';
import type { FileBody } from '../rest/upstream.ts';

/** Aborts a body that exceeds its limit, regardless of the announced length. */
function held(most: number): Transform {
  let size = 0;
  return new Transform({
    transform(piece: Buffer, _encoding, done) {
      size += piece.length;
      if (size > most) done(refused('PAYLOAD_TOO_LARGE'));
      else done(null, piece);
    },
  });
}

/** The file of a request as a stream, limited in bytes. */
export function heldFile(request: FastifyRequest, most: number): FileBody {
  if (Number(request.headers['content-length'] ?? 0) > most) throw refused('PAYLOAD_TOO_LARGE');
  const body = request.body as Readable;
  const limited = held(most);
  body.on('error', (error) => limited.destroy(error));
  return { contentType: String(request.headers['content-type']), body: body.pipe(limited) };
}
