import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { openMessengers } from './messengers.ts';
import { missingMessagingSettings, readMessagingSettings } from './settings.ts';
import { isAt } from './webPush.ts';

const { signal } = new AbortController();
const MESSAGE = { id: 'n1', title: 'Payment received', body: 'Open Galla to read it.', link: '/' };
const KEYS = { VAPID_PUBLIC_KEY: 'B'.repeat(87), VAPID_PRIVATE_KEY: 'k'.repeat(43) };

test('another service gets the tokens that are not of browsers, with its key', async () => {
  const received: { authorization: string | undefined; body: unknown }[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    received.push({ authorization: request.headers.authorization, body: JSON.parse(await text(request)) });
    response.writeHead(received.length === 1 ? 204 : 404).end();
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const settings = {
    MESSAGING_URL: `http://127.0.0.1:${port}/messages`,
    MESSAGING_KEY: 'the key of the service',
  };
  const messenger = openMessengers(readMessagingSettings(settings)).of('a token of an app');
  expect(await messenger?.send('a token of an app', MESSAGE, signal)).toBe('delivered');
  expect(await messenger?.send('an old token', MESSAGE, signal)).toBe('gone');
  expect(received[0]).toEqual({
    authorization: 'Bearer the key of the service',
    body: { token: 'a token of an app', ...MESSAGE },
  });
});

test('a service that can not be reached is a failure, after three tries, and a stop ends the tries', async () => {
  const pauses: number[] = [];
  const pause = async (milliseconds: number) => void pauses.push(milliseconds);
  const other = { url: 'http://127.0.0.1:1', key: undefined };
  const messenger = openMessengers({ webPush: undefined, other }, pause).of('token');
  expect(await messenger?.send('token', MESSAGE, signal)).toBe('failed');
  expect(pauses).toHaveLength(2);
  expect(await messenger?.send('token', MESSAGE, AbortSignal.abort())).toBe('failed');
  expect(pauses).toHaveLength(2);
});

test('without settings nobody is told; browsers need both keys', () => {
  expect(openMessengers(readMessagingSettings({}))).toMatchObject({ isAny: false, publicKey: undefined });
  expect(openMessengers(readMessagingSettings(KEYS)).publicKey).toBe(KEYS.VAPID_PUBLIC_KEY);
  expect(missingMessagingSettings({ VAPID_PUBLIC_KEY: KEYS.VAPID_PUBLIC_KEY })).toEqual([
    'VAPID_PRIVATE_KEY',
  ]);
  expect(missingMessagingSettings({})).toEqual([]);
});

const subjectOf = (more: object) => readMessagingSettings({ ...KEYS, ...more }).webPush?.subject;

test('push services may ask the shop’s address, or whom the settings name', () => {
  expect(subjectOf({ PUBLIC_URL: 'https://galla.example' })).toBe('https://galla.example');
  expect(subjectOf({ PUBLIC_URL: 'https://galla.example', VAPID_SUBJECT: 'mailto:a@b.example' })).toBe(
    'mailto:a@b.example',
  );
  expect(subjectOf({ PUBLIC_URL: 'http://localhost:4000' })).toBe('mailto:nobody@galla.invalid');
});

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://wns2-pn1p.notify.windows.com/w/?token=abc', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com:8443/fcm/send/abc', false],
  ['https://fcm.googleapis.com@127.0.0.1/', false],
  ['https://notify.windows.com.evil.example/', false],
  ['https://evil.example/.notify.windows.com', false],
  ['nonsense', false],
])('%s is at a known service: %s', (address, known) => {
  const { services } = readMessagingSettings(KEYS).webPush ?? { services: [] };
  expect(isAt(services, address)).toBe(known);
});
