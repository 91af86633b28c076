import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AnyEndpoint } from '../rest/arguments.ts';
import { type Parts, requestOf } from '../rest/request.ts';
import type { Gateway } from './gateway.ts';
import { passOn } from './passOn.ts';

const HEADERS = ['content-type', 'content-length', 'content-disposition'];

/** Passes on papers that upstream draws for the signed-in caller; they are private, so they must not be cached. */
export async function passPaper(
  gateway: Gateway,
  request: FastifyRequest,
  reply: FastifyReply,
  endpoint: AnyEndpoint,
  parts: Parts,
): Promise<unknown> {
  const { caller, viewer } = request.operation;
  const { profile } = await viewer();
  const answer = await gateway.upstream.stream(
    requestOf(endpoint, parts, { ...caller(), tenantSchema: profile.tenant_schema }),
  );
  void reply.header('cache-control', 'private, no-store');
  return passOn(answer, reply, HEADERS);
}

/** The fields of an unchecked body. */
export const fieldsOf = (body: unknown): Record<string, unknown> =>
  typeof body === 'object' && body !== null ? { ...body } : {};
