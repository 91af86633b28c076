import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { answerErrors } from './errors.ts';
import { CallLog, makeLogger } from './logging.ts';

test('a reader who leaves before a stream begins is no failure, and the stream is closed', async () => {
  const lines: string[] = [];
  const app = Fastify({
    loggerInstance: makeLogger('info', { write: (line) => lines.push(line) }),
    logController: new CallLog(),
  });
  onTestFinished(() => app.close());
  answerErrors(app);
  const labels = new Readable({ read: () => undefined });
  const asked = Promise.withResolvers<void>();
  app.post('/labels', (_request, reply) => {
    asked.resolve();
    return reply.send(labels);
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const headers = { 'content-type': 'application/json' };
  const reader = request({ host: '127.0.0.1', port, path: '/labels', method: 'POST', headers });
  reader.on('error', () => undefined).end('{}');
  await asked.promise;
  const closed = once(labels, 'close');
  reader.destroy();
  await closed;
  // The handler of the same event sends the response first.
  await new Promise(setImmediate);
  expect(lines.filter((line) => /"level":"(warn|error)"/.test(line))).toEqual([]);
});
