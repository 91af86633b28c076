import type { FastifyRequest } from 'fastify';
import { Transform, type Readable } from 'node:stream';
import { refused } from '../refusals/RefusalError.ts';

/** Breaks off what brings more than it may, whatever it had announced. */
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

/** The body of a request as it comes, of so many bytes at most. */
export function heldBody(request: FastifyRequest, most: number): Readable {
  if (Number(request.headers['content-length'] ?? 0) > most) throw refused('PAYLOAD_TOO_LARGE');
  const body = request.body as Readable;
  const limited = held(most);
  body.on('error', (error) => limited.destroy(error));
  return body.pipe(limited);
}
