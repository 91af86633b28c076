import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { unreachable } from '../../app/graph/failure.ts';
import { writePreference } from '../../app/preference.ts';
import { defineRoute } from '../../app/router/defineRoute.tsx';
import { storeSession } from '../../app/session/store.ts';
import { shellRoute } from '../../app/shell/route.tsx';
import { shellViewer } from '../../app/shell/testing.ts';
import { keepMessagingToken, keptMessagingToken, messagingToken } from '../../session/messagingToken.ts';
import { answerWith, fail, sentInput, waiting } from '../../testing/answer.ts';
import { renderAt, type AtRoute } from '../../testing/render.tsx';
import { notificationListRoute } from '../NotificationList/route.ts';
import { stubPush, type TestBrowser, unstubPush } from './testing.ts';

const REGISTER = 'useRegisterMessagingMutation';
const DONE = { registerMessaging: { __typename: 'RegisterMessagingSuccess' } };
const REFUSED_WORDS = 'Notifications are not allowed. You can allow them in the browser’s settings.';

const Note = () => <p>A note</p>;

async function openShell(): Promise<AtRoute> {
  storeSession({ access_token: 't' });
  const at = renderAt('/note', [
    shellRoute([
      defineRoute({ path: '/note', title: 'shell.more', screen: async () => ({ default: Note }) }),
      defineRoute({ path: '/', title: 'shell.more', screen: async () => ({ default: Note }) }),
      defineRoute({
        path: '/Billing',
        title: 'billing.title',
        screen: async () => ({ default: () => <p>The till</p> }),
      }),
    ]),
  ]);
  await answerWith(at.environment, 'ShellQuery', { viewer: shellViewer() });
  await screen.findByText('A note');
  return at;
}

async function openList(messagingKey: string | null = 'BKey'): Promise<AtRoute> {
  storeSession({ access_token: 't' });
  const at = renderAt('/NotificationList', [notificationListRoute]);
  await answerWith(at.environment, 'NotificationPageQuery', {
    viewer: { notifications: { edges: [], pageInfo: { endCursor: null, hasNextPage: false } } },
  });
  await answerWith(at.environment, 'DeviceSwitchQuery', { viewer: { messagingKey } });
  await screen.findByText('No notifications yet');
  return at;
}

const box = () => screen.findByRole<HTMLInputElement>('checkbox', { name: /^Notify me on this device/ });
const registered = ({ environment }: AtRoute) => sentInput(environment, REGISTER);

let browser: TestBrowser;
let logged = vi.spyOn(console, 'warn');
beforeEach(() => {
  browser = stubPush();
  logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  writePreference('push-warned', undefined);
});
afterEach(() => {
  unstubPush();
  vi.restoreAllMocks();
});

test('a device is registered with the installation’s key, and kept for the next login', async () => {
  const at = await openList();
  await at.user.click(await box());
  expect(await registered(at)).toEqual({ messagingToken: '{"endpoint":"https://push.example/1"}' });
  expect(browser.keys).toEqual(['BKey']);
  await answerWith(at.environment, REGISTER, DONE);
  await waitFor(() => expect(keptMessagingToken()).toBe('{"endpoint":"https://push.example/1"}'));
  expect((await box()).checked).toBe(true);
});

test('it is told no more when that is turned off', async () => {
  const at = await openList();
  await at.user.click(await box());
  await answerWith(at.environment, REGISTER, DONE);
  await waitFor(() => expect(keptMessagingToken()).toBeDefined());
  await at.user.click(await box());
  expect(await registered(at)).toEqual({ messagingToken: null });
  await answerWith(at.environment, REGISTER, DONE);
  expect(await screen.findByText('Notifications are off on this device.')).toBeDefined();
  expect([browser.subscription, await messagingToken()]).toEqual([null, undefined]);
});

test('a refusal is said, and nothing is registered', async () => {
  browser.answer = 'denied';
  const at = await openList();
  await at.user.click(await box());
  // In the toast and beside the switch.
  await waitFor(() => expect(screen.getAllByText(REFUSED_WORDS)).toHaveLength(2));
  expect(waiting(at.environment, REGISTER)).toBe(0);
  await waitFor(async () => expect((await box()).checked).toBe(false));
});

test('what fails is logged, and told quietly', async () => {
  const at = await openList();
  await at.user.click(await box());
  await fail(at.environment, REGISTER, unreachable('r1'));
  expect(await screen.findByText('Could not set up notifications on this device.')).toBeDefined();
  expect(logged).toHaveBeenCalledOnce();
  expect(keptMessagingToken()).toBeUndefined();
});

test('a browser that can not be told says so; an installation that tells none offers nothing', async () => {
  unstubPush();
  const { unmount } = await openList();
  expect((await box()).disabled).toBe(true);
  expect(screen.getByText("This browser can't show notifications.")).toBeDefined();
  unmount();
  await openList(null);
  expect(screen.queryByRole('checkbox', { name: /^Tell me/ })).toBeNull();
});

test.each([
  ['one that refuses', () => (browser.permission = 'denied'), REFUSED_WORDS],
  ['one that can not', () => unstubPush(), "This browser can't show notifications."],
])('%s is warned of once on a device', async (_what, make, words) => {
  make();
  const { unmount } = await openShell();
  expect(await screen.findByText(words)).toBeDefined();
  unmount();
  await openShell();
  expect(screen.queryByText(words)).toBeNull();
});

test('who was not asked yet is not asked when he starts to work', async () => {
  const at = await openShell();
  expect(browser.permission).toBe('default');
  expect(waiting(at.environment, REGISTER)).toBe(0);
});

test('an address that the browser has changed is told to the server', async () => {
  browser.permission = 'granted';
  browser.subscription = { endpoint: 'https://push.example/new', unsubscribe: async () => true };
  keepMessagingToken('{"endpoint":"https://push.example/old"}');
  const at = await openShell();
  expect(await registered(at)).toEqual({ messagingToken: '{"endpoint":"https://push.example/new"}' });
  await answerWith(at.environment, REGISTER, DONE);
  await waitFor(() => expect(keptMessagingToken()).toContain('/new'));
});

test('after a logout the login sends the address that the browser still has', async () => {
  browser.permission = 'granted';
  browser.subscription = { endpoint: 'https://push.example/1', unsubscribe: async () => true };
  expect(await messagingToken()).toBe('{"endpoint":"https://push.example/1"}');
});

test('a message that is pressed on the device opens its screen, and none of another site', async () => {
  const at = await openShell();
  act(() => browser.tell({ type: 'galla.open', link: '//evil.example' }));
  await waitFor(() => expect(at.place()).toBe('/'));
  act(() => browser.tell({ type: 'galla.open', link: '/Billing' }));
  expect(await screen.findByText('The till')).toBeDefined();
  expect(at.place()).toBe('/Billing');
});
