import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Unauthorized, unreachable } from '../../app/graph/failure.ts';
import { defineRoute } from '../../app/router/defineRoute.tsx';
import type { StreamMetadata } from '../../app/graph/streamGraph.ts';
import { storeSession } from '../../app/session/store.ts';
import { shellRoute } from '../../app/shell/route.tsx';
import { shellViewer } from '../../app/shell/testing.ts';
import { answerWith, sentOperation, waiting } from '../../testing/answer.ts';
import { renderAt, type AtRoute } from '../../testing/render.tsx';
import { notificationListRoute } from '../NotificationList/route.ts';

const STREAM = 'openArrivalsSubscription';
const COUNT = 'openArrivalsQuery';

const arrived = (id: string, rest: object = {}) => ({
  id,
  __typename: 'Notification',
  kind: 'PAYMENT_RECEIVED',
  type: 'SUCCESS',
  title: 'Payment received',
  message: '₹300.00 from Priya Agarwal.',
  link: '/',
  isRead: false,
  createdAt: '2020-11-20T06:30:00.000Z',
  ...rest,
});

const Note = () => <PageHeader title="Note" />;

async function open(path = '/note', paymentStatus = 'COMPLETED'): Promise<AtRoute> {
  storeSession({ access_token: 't' });
  const at = renderAt(path, [
    shellRoute([
      defineRoute({ path: '/note', title: 'shell.more', screen: async () => ({ default: Note }) }),
      notificationListRoute,
    ]),
  ]);
  await answerWith(at.environment, 'ShellQuery', { viewer: shellViewer({ paymentStatus }) });
  return at;
}

/** Accepts the subscription, and answers with the number of unread ones. */
async function stand({ environment }: AtRoute, unread: number): Promise<void> {
  const { request } = await sentOperation(environment, STREAM);
  const { onStanding }: StreamMetadata = request.cacheConfig?.metadata ?? {};
  act(() => onStanding?.());
  await answerWith(environment, COUNT, { viewer: { unreadNotifications: unread } });
}

async function arrive(
  { environment }: AtRoute,
  notification: ReturnType<typeof arrived>,
  unread: number,
): Promise<void> {
  const operation = await sentOperation(environment, STREAM);
  const answer = {
    notificationArrived: { notification, viewer: { __typename: 'Viewer', unreadNotifications: unread } },
  };
  await act(async () => environment.mock.nextValue(operation, { data: answer }));
}

async function breakOff({ environment }: AtRoute, error: Error): Promise<void> {
  const operation = await sentOperation(environment, STREAM);
  await act(async () => environment.mock.reject(operation, error));
}

const bell = (words: string) => screen.findByRole('link', { name: `Notifications, ${words}` });

let seen: DocumentVisibilityState = 'visible';
beforeEach(() => {
  seen = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => seen);
});
afterEach(() => vi.restoreAllMocks());

function turn(to: DocumentVisibilityState): void {
  seen = to;
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

test('the bell says how many are unread, and what arrives is told and counted', async () => {
  const at = await open();
  await stand(at, 2);
  await bell('2 unread notifications');
  await arrive(at, arrived('n3'), 3);
  expect(await screen.findByText('Payment received: ₹300.00 from Priya Agarwal.')).toBeDefined();
  await bell('3 unread notifications');
});

test('the count is asked for once the stream stands, not before', async () => {
  const at = await open();
  await sentOperation(at.environment, STREAM);
  expect(waiting(at.environment, COUNT)).toBe(0);
});

test('what the person did himself is no news', async () => {
  const at = await open();
  await stand(at, 0);
  await arrive(at, arrived('n3', { isRead: true, title: 'Stock is low' }), 0);
  await arrive(at, arrived('n4', { title: 'Order completed' }), 1);
  expect(await screen.findByText(/^Order completed:/)).toBeDefined();
  expect(screen.queryByText(/^Stock is low:/)).toBeNull();
});

test.each(['STOCK_LOW', 'STOCK_GONE'])('%s is for the bell, not for the eyes of a customer', async (kind) => {
  const at = await open();
  await stand(at, 0);
  await arrive(at, arrived('n3', { kind, title: 'Stock' }), 1);
  await bell('1 unread notification');
  await arrive(at, arrived('n4', { title: 'Order completed' }), 2);
  expect(await screen.findByText(/^Order completed:/)).toBeDefined();
  expect(screen.queryByText(/^Stock:/)).toBeNull();
});

test('what arrives stands at the head of the open list, if the list shows its kind', async () => {
  const at = await open('/NotificationList?type=success');
  await answerWith(at.environment, 'NotificationPageQuery', {
    viewer: {
      __typename: 'Viewer',
      notifications: {
        edges: [{ cursor: 'c', node: arrived('n1', { title: 'The first' }) }],
        pageInfo: { endCursor: 'c', hasNextPage: false },
      },
    },
  });
  await stand(at, 1);
  await arrive(at, arrived('n2', { title: 'A warning', type: 'WARNING' }), 2);
  await arrive(at, arrived('n3', { title: 'The second' }), 3);
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
  const titles = screen.getAllByRole('listitem').map((row) => row.querySelector('a')?.textContent);
  expect(titles).toEqual(['Unread: The second', 'Unread: The first']);
});

test('a stream that breaks off is opened again; the count and what the person may do are read again', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(-0.5);
  const at = await open();
  await stand(at, 1);
  await breakOff(at, unreachable('r1'));
  expect(await screen.findByRole('link', { name: /^Notifications, 1 unread/ })).toBeDefined();
  expect(waiting(at.environment, 'ShellQuery')).toBe(0);
  await stand(at, 4);
  await bell('4 unread notifications');
  expect(waiting(at.environment, 'ShellQuery')).toBe(1);
});

test('a tab in the background lets go of its stream, and catches up in front', async () => {
  const at = await open();
  await stand(at, 1);
  turn('hidden');
  expect(waiting(at.environment, STREAM)).toBe(0);
  turn('visible');
  await stand(at, 5);
  await bell('5 unread notifications');
});

test('when the session is over it is not opened again', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(-0.5);
  const at = await open();
  await stand(at, 1);
  await breakOff(at, new Unauthorized('x', 'r1'));
  turn('hidden');
  expect(waiting(at.environment, STREAM)).toBe(0);
});

test('a shop that has not paid is told nothing', async () => {
  const at = await open('/note', 'PENDING');
  await screen.findByRole('button', { name: 'Logout' });
  expect(waiting(at.environment, STREAM)).toBe(0);
});

test('"Mark all as read" waits for something that is unread, and says so', async () => {
  const at = await open('/NotificationList');
  await answerWith(at.environment, 'NotificationPageQuery', {
    viewer: { notifications: { edges: [], pageInfo: { endCursor: null, hasNextPage: false } } },
  });
  await stand(at, 0);
  const held = { name: 'Mark all as read', description: 'All notifications are read.' };
  expect((await screen.findByRole('button', held)).getAttribute('aria-disabled')).toBe('true');
  await arrive(at, arrived('n1'), 1);
  await waitFor(() => expect(screen.queryByRole('button', held)).toBeNull());
  expect(screen.getByRole('button', { name: 'Mark all as read' }).hasAttribute('aria-disabled')).toBe(false);
});
