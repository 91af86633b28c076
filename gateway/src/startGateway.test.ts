import { expect, test } from 'vitest';
import { startGateway } from './startGateway.ts';
import { faultyServer, json } from './testing/faultyServer.ts';
import { profile } from './testing/fakePerson.ts';
import { PATIENT, testSettings, TOKEN } from './testing/testApp.ts';

test('finishes what is under way before it stops, and takes nothing new', async () => {
  const waiting = Promise.withResolvers<void>();
  const arrived = Promise.withResolvers<void>();
  const server = await faultyServer((request, response) => {
    arrived.resolve();
    void waiting.promise.then(() => json(profile())(request, response));
  });
  const gateway = await startGateway({
    settings: testSettings({ upstream: { url: server.url }, logLevel: 'silent' }),
    limits: PATIENT,
  });
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${TOKEN}`,
  };
  const body = JSON.stringify({ query: '{ viewer { profile { firstName } } }' });
  const answer = fetch(`${gateway.url}/graphql`, { method: 'POST', headers, body });
  await arrived.promise;
  const stopped = gateway.stop();
  waiting.resolve();
  expect(await (await answer).json()).toEqual({ data: { viewer: { profile: { firstName: 'Meenakshi' } } } });
  await stopped;
  await expect(fetch(`${gateway.url}/healthz`)).rejects.toThrow('fetch failed');
});

test('says when it can not listen', async () => {
  const settings = testSettings({ logLevel: 'silent' });
  const first = await startGateway({ settings });
  const port = Number(new URL(first.url).port);
  await expect(startGateway({ settings: { ...settings, port } })).rejects.toThrow('EADDRINUSE');
  await first.stop();
});
