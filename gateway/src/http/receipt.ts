import { subscription } from '@galla/upstream/contract';
import type { FastifyInstance } from 'fastify';
import { refused } from '../refusals/RefusalError.ts';
import { requestOf } from '../rest/request.ts';
import type { Gateway } from './gateway.ts';
import { passOn } from './passOn.ts';

/** Form of upstream's order numbers at payment services. */
const ORDER = /^[A-Za-z0-9_-]{1,63}$/;
const HEADERS = ['content-type', 'content-length', 'content-disposition'];

/** Serves the receipt of a payment for Galla as a PDF, to users of the shop who may see it. */
export function serveReceipt(app: FastifyInstance, gateway: Gateway): void {
  app.get<{ Params: { merchantOrderId: string } }>('/receipt/:merchantOrderId', async (request, reply) => {
    const { merchantOrderId } = request.params;
    if (!ORDER.test(merchantOrderId)) throw refused('NOT_FOUND');
    const answer = await gateway.upstream.stream(
      requestOf(subscription.paymentReceipt, { params: { merchantOrderId } }, request.operation.caller()),
    );
    void reply.header('cache-control', 'private, no-store');
    return passOn(answer, reply, HEADERS);
  });
}
