import type { FastifyReply } from 'fastify';
import type { BinaryAnswer } from './route.ts';

/** Sends bytes with their media type; the file name is sent in ASCII and in full (RFC 6266). */
export function sendBytes(reply: FastifyReply, answer: BinaryAnswer): FastifyReply {
  const { contentType, bytes, fileName, cacheControl } = answer;
  reply.type(contentType).header('cache-control', cacheControl ?? 'no-store');
  if (fileName !== undefined) {
    const plain = fileName.replaceAll(/[^\w.-]/g, '_');
    reply.header(
      'content-disposition',
      `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(fileName)}`,
    );
  }
  return reply.send(bytes);
}
