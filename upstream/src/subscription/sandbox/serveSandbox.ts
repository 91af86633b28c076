import { formatMessage } from '@galla/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../db/database.ts';
import { paymentCallback } from '../contract.ts';
import { integerIn, parseFields, textIn } from '../provider/fields.ts';
import { type Place, send } from '../provider/http.ts';
import { hmac, isSame } from '../provider/signature.ts';
import { endOrder, orderOfMerchant, orderOfTicket, placeOrder, type SandboxOrder } from './orders.ts';
import { checkoutPage, messagePage } from './page.ts';
import { isOutcome, SANDBOX } from './protocol.ts';

export interface SandboxOptions {
  database: Database;
  /** Shared with callers that take payments through it. */
  secret: string;
  /** Address of its merchant's API. */
  merchant: () => Place;
}

/** Allows the page its inline style, and to submit forms to itself. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'";

/** Hidden from the documentation, because it stands for a third-party service. */
const HIDDEN = { schema: { hide: true } };

function sendPage(reply: FastifyReply, html: string, status = 200): FastifyReply {
  const headers = { 'content-security-policy': POLICY, 'cache-control': 'no-store' };
  return reply.code(status).headers(headers).type('text/html; charset=utf-8').send(html);
}

const statusOf = ({ merchantOrderId, state, amount, transactionId }: SandboxOrder) => ({
  orderId: merchantOrderId,
  state,
  amount: Number(amount),
  paymentDetails: transactionId === null ? [] : [{ transactionId, paymentMode: 'SANDBOX' }],
});

/** The API for merchants: all requests and responses are signed. */
function serveOrders(app: FastifyInstance, { database, secret }: SandboxOptions): void {
  const answer = (reply: FastifyReply, status: number, value: object) => {
    const text = JSON.stringify(value);
    return reply.code(status).type('application/json').header('x-verify', hmac(secret, text)).send(text);
  };
  const isSigned = ({ method, url, headers, body }: FastifyRequest) =>
    headers['app-type'] === SANDBOX.appType &&
    isSame(
      String(headers['x-verify']),
      hmac(secret, `${method} ${url}\n${typeof body === 'string' ? body : ''}`),
    );

  app.post(SANDBOX.orders, HIDDEN, async (request, reply) => {
    if (!isSigned(request)) return answer(reply, 401, { message: 'Not signed' });
    const fields = parseFields(String(request.body));
    const [merchantOrderId, payer, redirectUrl] = ['merchantOrderId', 'payer', 'redirectUrl'].map((name) =>
      textIn(fields, name),
    );
    if (!merchantOrderId || !payer || !redirectUrl) return answer(reply, 400, { message: 'Incomplete' });
    const order = { merchantOrderId, payer, redirectUrl, amount: integerIn(fields, 'amount') };
    const ticket = await placeOrder(database, order, request.now);
    return answer(reply, 200, { data: { path: `${SANDBOX.pages}/${ticket}` } });
  });

  app.get<{ Params: { id: string } }>(`${SANDBOX.orders}/:id`, HIDDEN, async (request, reply) => {
    if (!isSigned(request)) return answer(reply, 401, { message: 'Not signed' });
    const order = await orderOfMerchant(database, request.params.id);
    if (!order) return answer(reply, 404, { message: 'Not found' });
    return answer(reply, 200, { data: statusOf(order) });
  });
}

/** Notifies the merchant that an order has ended; a merchant that misses it queries the state. */
async function tellMerchant({ secret, merchant }: SandboxOptions, order: SandboxOrder): Promise<void> {
  const response = Buffer.from(JSON.stringify(statusOf(order))).toString('base64');
  await send(merchant(), {
    method: 'POST',
    path: paymentCallback.path,
    headers: { 'content-type': 'application/json', 'x-verify': hmac(secret, response) },
    body: JSON.stringify({ response }),
  });
}

/** Pages for people, by an unguessable ticket. */
function servePages(app: FastifyInstance, options: SandboxOptions): void {
  const { database } = options;

  app.get<{ Params: { ticket: string } }>(`${SANDBOX.pages}/:ticket`, HIDDEN, async ({ params }, reply) => {
    const order = await orderOfTicket(database, params.ticket);
    if (!order) return sendPage(reply, messagePage(formatMessage('sandbox.unknown')), 404);
    if (order.state === 'COMPLETED') return sendPage(reply, messagePage(formatMessage('sandbox.settled')));
    return sendPage(reply, checkoutPage(order));
  });

  app.post<{ Params: { ticket: string; outcome: string } }>(
    `${SANDBOX.pages}/:ticket/:outcome`,
    HIDDEN,
    async ({ params: { ticket, outcome }, log }, reply) => {
      if (isOutcome(outcome)) await endOrder(database, ticket, outcome);
      const order = isOutcome(outcome) ? await orderOfTicket(database, ticket) : undefined;
      if (!order) return sendPage(reply, messagePage(formatMessage('sandbox.unknown')), 404);
      await tellMerchant(options, order).catch((error: unknown) =>
        log.warn({ err: error }, 'the merchant did not take the callback'),
      );
      return reply.redirect(order.redirectUrl, 303);
    },
  );
}

/**
 * Serves the payment sandbox: a trial payment service with its own orders, signed API and payment page. It moves no
 * money, so it is served only when the settings ask for it.
 */
export async function serveSandbox(app: FastifyInstance, options: SandboxOptions): Promise<void> {
  await app.register(async (part) => {
    // The signature covers the raw body.
    part.removeAllContentTypeParsers();
    const parsers = ['application/json', 'application/x-www-form-urlencoded'];
    part.addContentTypeParser(parsers, { parseAs: 'string' }, (_request, body, done) => done(null, body));
    serveOrders(part, options);
    servePages(part, options);
  });
}
