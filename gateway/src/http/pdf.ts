import { billing } from '@galla/upstream/contract';
import type { FastifyInstance } from 'fastify';
import { refused } from '../refusals/RefusalError.ts';
import { parseId } from '../relay/ids.ts';
import { passOn } from './passOn.ts';
import { requestOf } from '../rest/request.ts';
import type { Gateway } from './gateway.ts';
import { openRequest } from './openRequest.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const HEADERS = ['content-type', 'content-length', 'content-disposition'];

/** Serves the A4 PDF of a document, by its global id or upstream's own, to whoever may see it. */
export function servePdf(app: FastifyInstance, gateway: Gateway): void {
  app.get<{ Params: { documentId: string } }>('/pdf/:documentId', async (request, reply) => {
    const id = documentIdOf(request.params.documentId);
    const context = openRequest(gateway, request, reply);
    const { profile } = await context.viewer();
    const answer = await gateway.upstream.stream(
      requestOf(
        billing.generatePdf,
        { params: { id } },
        {
          token: context.session.token,
          tenantSchema: profile.tenant_schema,
          requestId: request.id,
        },
      ),
    );
    void reply.header('cache-control', 'private, no-store');
    return passOn(answer, reply, HEADERS);
  });
}

function documentIdOf(text: string): string {
  if (UUID.test(text)) return text;
  const named = parseId(text);
  if (named?.type !== 'Document') throw refused('NOT_FOUND');
  return named.dbId;
}
