import { beforeAll, beforeEach, expect, test, vi } from 'vitest';

const showNotification = vi.fn<(title: string, options: object) => Promise<void>>();
const openWindow = vi.fn<(url: string) => Promise<void>>();
const postMessage = vi.fn<(message: unknown) => void>();
const focus = vi.fn<() => Promise<void>>();
const matchAll = vi.fn<() => Promise<object[]>>();
const getSubscription = vi.fn<() => Promise<{ endpoint: string } | null>>();

const page = (visibilityState: string) => ({ visibilityState, postMessage, focus });
const MESSAGE = {
  id: 'n1',
  title: 'Payment received',
  body: 'Open Galla to read it.',
  link: '/Billing-History?open=x',
};

beforeAll(async () => {
  vi.stubGlobal('clients', { matchAll, openWindow });
  vi.stubGlobal('registration', { showNotification, pushManager: { getSubscription } });
  await import('./push.ts');
});

beforeEach(() => {
  vi.clearAllMocks();
  matchAll.mockResolvedValue([]);
  getSubscription.mockResolvedValue({ endpoint: 'https://fcm.googleapis.com/fcm/send/x' });
});

async function happen(type: string, facts: object): Promise<void> {
  const waits: Promise<unknown>[] = [];
  const waitUntil = (promise: Promise<unknown>) => waits.push(promise);
  globalThis.dispatchEvent(Object.assign(new Event(type), { ...facts, waitUntil }));
  await Promise.all(waits);
}

const push = (text: string) => happen('push', { data: { json: (): unknown => JSON.parse(text) } });
const press = (link: unknown) =>
  happen('notificationclick', { notification: { data: link, close: () => undefined } });

test('a message is shown once, with the screen that it opens', async () => {
  await push(JSON.stringify(MESSAGE));
  expect(showNotification.mock.calls).toEqual([
    [
      'Payment received',
      {
        body: 'Open Galla to read it.',
        tag: 'n1',
        icon: '/icons/icon-192.png',
        data: '/Billing-History?open=x',
      },
    ],
  ]);
});

test('who has Galla in front of him is not told twice, but where the browser insists', async () => {
  matchAll.mockResolvedValue([page('hidden'), page('visible')]);
  await push(JSON.stringify(MESSAGE));
  expect(showNotification).not.toHaveBeenCalled();
  getSubscription.mockResolvedValue({ endpoint: 'https://web.push.apple.com/x' });
  await push(JSON.stringify(MESSAGE));
  expect(showNotification).toHaveBeenCalledOnce();
});

test.each(['', 'no JSON', '{"title":"Half a message"}', 'null'])(
  'what is no message is not shown: %s',
  async (text) => {
    await push(text);
    expect(showNotification).not.toHaveBeenCalled();
  },
);

test('a press opens the screen in the page that is open, else in a new one', async () => {
  await press('/Billing-History?open=x');
  expect(openWindow.mock.calls).toEqual([['/Billing-History?open=x']]);
  matchAll.mockResolvedValue([page('hidden')]);
  await press('/Billing-History?open=x');
  expect(postMessage.mock.calls).toEqual([[{ type: 'galla.open', link: '/Billing-History?open=x' }]]);
  expect(focus).toHaveBeenCalledOnce();
  expect(openWindow).toHaveBeenCalledOnce();
});

test.each(['https://evil.example/', '//evil.example', '/\\evil.example', undefined])(
  'a press never leads to another site: %s',
  async (link) => {
    await press(link);
    expect(openWindow.mock.calls).toEqual([['/']]);
  },
);
