import http from 'node:http';
import https from 'node:https';
import { text } from 'node:stream/consumers';
import { ProviderAway } from './provider.ts';

/** A payment service's API: a URL, or a local Unix socket. */
export type Place = { url: string } | { socketPath: string };

/** A request to it. */
export interface ProviderRequest {
  method: 'GET' | 'POST';
  /** Appended to the base path. */
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Its response. */
export interface ProviderAnswer {
  status: number;
  headers: http.IncomingHttpHeaders;
  text: string;
}

/** In milliseconds, less than the gateway's timeout. */
const TIMEOUT = 4_000;
/** In bytes; far above any response of a payment service. */
const MOST = 200 * 1024;

const unread = (reason: unknown) =>
  new ProviderAway('The payment service does not answer', { cause: reason });

function optionsOf(place: Place, { method, path, headers }: ProviderRequest): https.RequestOptions {
  const common = { method, headers: { accept: 'application/json', ...headers }, timeout: TIMEOUT };
  if ('socketPath' in place) return { ...common, socketPath: place.socketPath, path };
  const { protocol, hostname, port, pathname } = new URL(place.url);
  return { ...common, protocol, hostname, port, path: pathname.replace(/\/$/, '') + path };
}

async function read(response: http.IncomingMessage): Promise<ProviderAnswer> {
  let size = 0;
  response.on('data', (piece: Buffer) => {
    size += piece.length;
    if (size > MOST) response.destroy(new Error('The answer is too large'));
  });
  return { status: response.statusCode ?? 0, headers: response.headers, text: await text(response) };
}

/** Sends a request and reads the whole response, whatever its status. @throws ProviderAway without a response */
export function send(place: Place, request: ProviderRequest): Promise<ProviderAnswer> {
  const client = 'url' in place && place.url.startsWith('https:') ? https : http;
  const signal = AbortSignal.timeout(TIMEOUT);
  return new Promise((resolve, reject) => {
    const sent = client.request({ ...optionsOf(place, request), signal }, (response) => {
      read(response).then(resolve, (reason: unknown) => reject(unread(reason)));
    });
    sent.on('timeout', () => sent.destroy(new Error('No answer in time')));
    sent.on('error', (reason) => reject(unread(reason)));
    sent.end(request.body);
  });
}
