import { files } from '@galla/upstream/contract';
import { Readable } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import { fakeClock } from '../testing/fakeClock.ts';
import { endless, faultyServer, type Respond, json, reset } from '../testing/faultyServer.ts';
import { openUpstream } from './upstream.ts';

async function opened(respond: Respond) {
  const server = await faultyServer(respond);
  const outcomes: string[] = [];
  const upstream = openUpstream({
    place: { url: server.url },
    clock: fakeClock(),
    observe: (_endpoint, _milliseconds, outcome) => outcomes.push(outcome),
  });
  onTestFinished(() => upstream.close());
  const upload = (body: Readable) =>
    upstream.upload(
      files.upload,
      { query: { use: 'avatar' } },
      { token: 'token', requestId: 'r-1' },
      { contentType: 'multipart/form-data; boundary=x', body },
    );
  return { server, upstream, outcomes, upload };
}

const file = () => Readable.from(['--x--']);

test('an answer of 50 MB is refused, not read', async () => {
  const { upload, outcomes } = await opened(endless(50));
  await expect(upload(file())).rejects.toThrow('Invalid response format. Expected JSON.');
  expect(outcomes).toEqual(['answered']);
});

test('uploads that upstream does not answer open the breaker, and are sent once each', async () => {
  const { upload, upstream, outcomes, server } = await opened(reset);
  for (let call = 0; call < 20; call += 1)
    await expect(upload(file())).rejects.toThrow('Service is not reachable. Try again.');
  expect(outcomes).toEqual(Array.from({ length: 20 }, () => 'failed'));
  expect(upstream.isReachable).toBe(false);
  await expect(upload(file())).rejects.toThrow('Service is not reachable. Try again.');
  expect(server.requests).toHaveLength(20);
});

test('files that their senders break off do not open it', async () => {
  const { upload, upstream } = await opened(json({}));
  for (let call = 0; call < 20; call += 1) {
    const broken = new Readable({ read: () => undefined });
    broken.push('--x');
    const sent = upload(broken);
    broken.destroy(new Error('The phone has left'));
    await expect(sent).rejects.toThrow('Service is not reachable. Try again.');
  }
  expect(upstream.isReachable).toBe(true);
});
