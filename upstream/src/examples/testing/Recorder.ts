import * as contract from '../../contract.ts';
import type { Endpoint } from '../../contract.ts';
import type { Example } from '../examples.ts';
import { call, type Sent, type TestApi } from '../../testing/index.ts';

/** The request of a step; the shop's key, the token and a new idempotency key are added. */
export type Sending = Omit<Sent, 'schemaKey' | 'key'>;

/** Maximum number of list rows in an example. */
const MOST_ROWS = 2;
/** Secrets that must not be stored in a file, although their database no longer exists. */
const SECRET = /^(access_token|device_token|code)$/;

const shownFields = (fields: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([key, one]) => [key, shown(one, key)]));

function shown(value: unknown, name = ''): unknown {
  if (typeof value === 'string' && SECRET.test(name) && value.length > 20) return '(43 characters)';
  if (typeof value === 'string' && value.startsWith('galla_')) return `galla_${'x'.repeat(43)}`;
  if (typeof value === 'string' && name === 'secret') return 'x'.repeat(value.length);
  if (Array.isArray(value)) return value.slice(0, MOST_ROWS).map((one) => shown(one));
  if (typeof value !== 'object' || value === null) return value;
  return shownFields(value);
}

/** The endpoint of a name, such as "billing.createInvoice". */
export function endpointOf(name: string): Endpoint {
  const [slice = '', member = ''] = name.split('.');
  const found: unknown = Object.entries(contract)
    .filter(([key]) => key === slice)
    .flatMap(([, members]) => Object.entries(members))
    .find(([key]) => key === member)?.[1];
  if (typeof found === 'object' && found !== null && 'path' in found) return found as Endpoint;
  throw new Error(`${name} is no call of the contract`);
}

/** Makes calls in a shop in sequence, and records the first of each endpoint as its example. */
export class Recorder {
  readonly examples = new Map<string, Example>();
  /** The full last response of each call. */
  readonly #answers = new Map<string, { body: unknown; raw: Buffer }>();
  readonly #api: TestApi;
  token: string | undefined;
  schemaKey: string | undefined;

  constructor(api: TestApi) {
    this.#api = api;
  }

  /** Throws when the call is refused: examples show successful calls. */
  async send(name: string, { params, query, body, files, ...rest }: Sending = {}): Promise<void> {
    const endpoint = endpointOf(name);
    const { token, schemaKey } = this;
    const who = { ...(token !== undefined && { token }), ...(schemaKey !== undefined && { schemaKey }) };
    const sent = {
      ...(params && { params }),
      ...(query && { query }),
      ...(body && { body }),
      ...(files && { files }),
    };
    const {
      status,
      raw,
      headers,
      body: answered,
    } = await call(this.#api, endpoint, { ...who, ...sent, ...rest });
    if (status !== 200) throw new Error(`${name} answers ${status}: ${raw.toString().slice(0, 500)}`);
    this.#answers.set(name, { body: answered, raw });
    if (this.examples.has(name)) return;
    const tenant = { tenant_schema: schemaKey };
    this.examples.set(name, {
      ...(params && { params }),
      ...((query ?? endpoint.tenant === 'query') && {
        query: { ...query, ...(endpoint.tenant === 'query' && tenant) },
      }),
      ...(endpoint.schema.body && {
        body: shownFields({ ...body, ...(endpoint.tenant === 'body' && tenant) }),
      }),
      ...(files && { files: Object.keys(files) }),
      answer: endpoint.answers === 'json' ? shown(answered) : `(${String(headers['content-type'])})`,
    });
  }

  /** Presses a button on the trial payment service's page. */
  async press(url: string): Promise<void> {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    await this.#api.app.inject({ method: 'POST', url, headers, payload: '' });
  }

  /** A value in the last response of a call, by path: `at('customers.customers', 'data', 0, 'id')`. */
  at(name: string, ...way: (string | number)[]): string {
    let value: unknown = this.#answers.get(name)?.body;
    for (const step of way) value = (value as Record<string | number, unknown> | null | undefined)?.[step];
    if (typeof value === 'string' || typeof value === 'number') return String(value);
    throw new Error(`${name} has answered nothing at ${way.join('.')}: ${JSON.stringify(value)}`);
  }

  /** The bytes of the last response of a call. */
  bytes(name: string): Buffer {
    return this.#answers.get(name)?.raw ?? Buffer.alloc(0);
  }
}
