import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** PhonePe's protocol implemented from its documentation, independently of our client, on a local port. */

export const ACCOUNT = {
  merchantId: 'GALLAUAT',
  saltKey: '099eb0cd-02cf-4e2a-8aca-3e6c6aff0399',
  saltIndex: '1',
};

/** An order at the service. */
interface Paid {
  code: string;
  state: string;
  amount: number;
  merchantTransactionId: string;
}

/** A running service. */
export interface FakePhonePe {
  url: string;
  /** Payloads of placed orders. */
  placed: Record<string, unknown>[];
  /** The state of each order, which tests can change. */
  orders: Map<string, Paid>;
  /** Origin of its payment pages. */
  page: { origin: string };
  /** A signed callback. */
  callback(payload: object): { response: string; signature: string };
  stop(): Promise<void>;
}

const sha256 = (content: string) => createHash('sha256').update(content).digest('hex');
export const checksum = (content: string, salt = ACCOUNT.saltKey) =>
  `${sha256(content + salt)}###${ACCOUNT.saltIndex}`;

async function answer(request: IncomingMessage, { placed, orders, page }: FakePhonePe): Promise<object> {
  const path = String(request.url).replace('/apis/hermes', '');
  const signature = request.headers['x-verify'];
  if (request.method === 'POST' && path === '/pg/v1/pay') {
    const { request: payload } = JSON.parse(await text(request)) as { request: string };
    if (signature !== checksum(`${payload}/pg/v1/pay`)) return { success: false, code: 'UNAUTHORIZED' };
    const order = JSON.parse(Buffer.from(payload, 'base64').toString('utf8')) as Record<string, unknown>;
    placed.push(order);
    const id = String(order['merchantTransactionId']);
    orders.set(id, {
      code: 'PAYMENT_PENDING',
      state: 'PENDING',
      amount: Number(order['amount']),
      merchantTransactionId: id,
    });
    const redirectInfo = { url: `${page.origin}/transact/pg?token=${id}`, method: 'GET' };
    return {
      success: true,
      code: 'PAYMENT_INITIATED',
      data: { merchantTransactionId: id, instrumentResponse: { type: 'PAY_PAGE', redirectInfo } },
    };
  }
  if (signature !== checksum(path) || request.headers['x-merchant-id'] !== ACCOUNT.merchantId)
    return { success: false, code: 'UNAUTHORIZED' };
  const found = orders.get(path.split('/').at(-1) ?? '');
  if (!found) return { success: false, code: 'TRANSACTION_NOT_FOUND' };
  const { code, ...data } = found;
  const paymentInstrument = { type: 'UPI', utr: '206378866112' };
  return {
    success: code === 'PAYMENT_SUCCESS',
    code,
    data: {
      merchantId: ACCOUNT.merchantId,
      transactionId: 'T2111221437456190170379',
      ...data,
      paymentInstrument,
    },
  };
}

/** Starts the service. */
export async function fakePhonePe(): Promise<FakePhonePe> {
  const server: Server = createServer((request, response) => {
    void answer(request, fake).then((body) =>
      response.setHeader('content-type', 'application/json').end(JSON.stringify(body)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const fake: FakePhonePe = {
    url: `http://127.0.0.1:${port}/apis/hermes`,
    placed: [],
    orders: new Map(),
    page: { origin: 'https://mercury.phonepe.example' },
    callback(payload) {
      const response = Buffer.from(JSON.stringify(payload)).toString('base64');
      return { response, signature: checksum(response) };
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return fake;
}
