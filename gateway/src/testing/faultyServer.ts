import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** How one request is answered. */
export type Respond = (request: IncomingMessage, response: ServerResponse) => void;

/** A real HTTP server for a test: each request gets the next response, and the last response repeats. */
export interface FaultyServer {
  url: string;
  /** Requests so far. */
  readonly requests: readonly IncomingMessage[];
  /** Their bodies, in the same order. */
  readonly bodies: readonly string[];
  /** Sets the responses from now on. */
  respondWith(...responses: [Respond, ...Respond[]]): void;
}

/** Starts the server on a free port, and closes it with the test. */
export async function faultyServer(...responses: [Respond, ...Respond[]]): Promise<FaultyServer> {
  const requests: IncomingMessage[] = [];
  const bodies: string[] = [];
  let queue: Respond[] = responses;
  const listener: RequestListener = (request, response) => {
    requests.push(request);
    const [next, ...rest] = queue;
    if (rest.length > 0) queue = rest;
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      bodies.push(Buffer.concat(pieces).toString());
      next?.(request, response);
    });
  };
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    bodies,
    respondWith(...next) {
      queue = next;
    },
  };
}

/** A complete JSON answer. */
export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Respond {
  return (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
  };
}

/** A complete answer of any type. */
export function text(body: string, contentType: string, status = 200): Respond {
  return (_request, response) => void response.writeHead(status, { 'content-type': contentType }).end(body);
}

/** Resets the connection before an answer. */
export const reset: Respond = (request) => void request.socket.resetAndDestroy();

/** Sends the headers and a part of the body, then nothing. */
export const stall: Respond = (_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.write('{"success":');
};

/** Announces more than it sends, and closes. */
export const cutShort: Respond = (request, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
  response.write('{"success":true', () => request.socket.destroy());
};

/** Sends endless JSON for as long as it is read. */
export function endless(megabytes: number): Respond {
  return (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const piece = Buffer.alloc(1024 * 1024, ' ');
    let sent = 0;
    const send = () => {
      while (sent < megabytes && !response.destroyed) {
        sent += 1;
        if (!response.write(piece)) {
          response.once('drain', send);
          return;
        }
      }
      response.end();
    };
    send();
  };
}
