/** A process that answers the measured page's calls immediately with the same bodies, to both gateway and bff. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { BODIES } from './answers.ts';

const server = createServer((request, response) => {
  const path = request.url?.split('?')[0] ?? '';
  const body = BODIES.get(path);
  request.resume();
  request.once('end', () => {
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'application/json; charset=utf-8' });
    response.end(body);
  });
});

server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  process.send?.({ url: `http://127.0.0.1:${port}` });
});
