import { formatMessage, type RefusalCode } from '@galla/domain';
import { billing } from '@galla/upstream/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sharedDocumentOf } from '../../billing/index.ts';
import { RefusalError } from '../../refusals/RefusalError.ts';
import { requestOf, type Caller } from '../../rest/request.ts';
import type { Gateway } from '../gateway.ts';
import { passOn } from '../passOn.ts';
import { LINKED, policyText } from '../security.ts';
import { documentPage, refusalPage } from './page.ts';

interface Opened {
  Params: { secret: string };
}

/** Upstream's limit; secrets are shorter. A truncated secret opens just as little, in the same time. */
const LONGEST_SECRET = 200;
const secretOf = ({ params }: FastifyRequest<Opened>): string => params.secret.slice(0, LONGEST_SECRET);

const HEADERS = ['content-type', 'content-length'];
const POLICY = policyText(LINKED);

/** Keeps the page out of caches and search engines. */
function keepNowhere(reply: FastifyReply): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex, nofollow')
    .header('content-security-policy', POLICY);
}

/** Anyone with the link can open it; identity and session do not matter. */
const holder = ({ id, ip }: FastifyRequest): Caller => ({ token: undefined, requestId: id, address: ip });

const PAGES: Partial<Record<RefusalCode, () => string>> = {
  LINK_ENDED: () => refusalPage(formatMessage('share.endedTitle'), formatMessage('share.ended')),
  TOO_MANY_REQUESTS: () => refusalPage(formatMessage('share.busy')),
};
const awayPage = (): string => refusalPage(formatMessage('share.away'));

function refusal(reply: FastifyReply, error: unknown): FastifyReply {
  if (!(error instanceof RefusalError)) throw error;
  const { code, status } = error.refusal;
  const page = PAGES[code] ?? awayPage;
  return reply.code(status).type('text/html; charset=utf-8').send(page());
}

/**
 * Serves the target of a shared link: a page without scripts, and its PDF. The page is rendered here rather than by
 * the web client, so that a customer loads only a few kilobytes, on any device.
 */
export function serveShared(app: FastifyInstance, { upstream }: Gateway): void {
  app.get<Opened>('/b/:secret', async (request, reply) => {
    const secret = secretOf(request);
    keepNowhere(reply);
    try {
      const { data } = await upstream.send(billing.openShared, { body: { secret } }, holder(request));
      const page = await documentPage(sharedDocumentOf(secret, data));
      return reply.type('text/html; charset=utf-8').send(page);
    } catch (error) {
      return refusal(reply, error);
    }
  });

  app.get<Opened>('/b/:secret/bill.pdf', async (request, reply) => {
    const body = { secret: secretOf(request) };
    keepNowhere(reply);
    try {
      const answer = await upstream.stream(requestOf(billing.sharedPdf, { body }, holder(request)));
      void reply.header('content-disposition', 'inline; filename="bill.pdf"');
      return await passOn(answer, reply, HEADERS);
    } catch (error) {
      void reply.removeHeader('content-disposition');
      return refusal(reply, error);
    }
  });
}
