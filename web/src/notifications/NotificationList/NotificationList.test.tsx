import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { unreachable } from '../../app/graph/failure.ts';
import { storeSession } from '../../app/session/store.ts';
import { answerWith, fail, sentInput, sentOperation, waiting } from '../../testing/answer.ts';
import { renderAt, type AtRoute } from '../../testing/render.tsx';
import { setWidth } from '../../testing/setWidth.ts';
import { notificationListRoute } from './route.ts';

const QUERY = 'NotificationPageQuery';
const READ = 'useMarkReadMutation';
const DELETE = 'useDeleteNotificationMutation';
const RESTORE = 'useRestoreNotificationMutation';

const notification = (id: string, rest: object = {}) => ({
  __typename: 'Notification',
  id,
  type: 'SUCCESS',
  title: `Payment ${id}`,
  message: '₹300.00 from Priya Agarwal for 26-27/A/00413. It is fully paid.',
  link: `/Billing-History?open=${id}`,
  isRead: false,
  createdAt: '2020-11-20T06:30:00.000Z',
  ...rest,
});

const page = (nodes: object[], hasNextPage = false) => ({
  viewer: {
    notifications: {
      edges: nodes.map((node, n) => ({ cursor: `c${n}`, node })),
      pageInfo: { endCursor: `c${nodes.length - 1}`, hasNextPage },
    },
  },
});

const done = (mutation: string, unread: number) => ({
  [mutation]: { __typename: 'NotificationsSuccess', viewer: { unreadNotifications: unread } },
});

async function open(
  nodes: object[] = [
    notification('n2'),
    notification('n1', { type: 'WARNING', title: 'Stock is low', isRead: true }),
  ],
  address = '/NotificationList',
): Promise<AtRoute> {
  storeSession({ access_token: 't' });
  const at = renderAt(address, [
    notificationListRoute,
    { path: '/Billing-History', element: <p>The bill</p> },
  ]);
  await answerWith(at.environment, QUERY, page(nodes));
  await screen.findByRole('heading', { name: 'Notifications' });
  return at;
}

const row = (n: number) => within(screen.getAllByRole('listitem')[n] as HTMLElement);
const input = ({ environment }: AtRoute, name: string) => sentInput(environment, name);

test('each says what happened, when, of which kind; one that is opened is read, and leads on', async () => {
  const at = await open();
  expect(row(0).getByRole('link').textContent).toBe('Unread: Payment n2');
  expect(row(0).getByText('Success')).toBeDefined();
  expect(row(0).getByText('20 Nov 2020, 12:00 pm')).toBeDefined();
  expect(row(0).getByText(/₹300\.00 from Priya Agarwal/)).toBeDefined();
  expect(row(1).getByRole('link').textContent).toBe('Stock is low');
  expect(row(1).getByText('Warning')).toBeDefined();
  expect(row(1).queryByRole('button', { name: 'Mark as read' })).toBeNull();
  await at.user.click(row(0).getByRole('link'));
  expect(at.place()).toBe('/Billing-History?open=n2');
  expect(await input(at, READ)).toMatchObject({ notifications: ['n2'] });
});

test('"Mark as read" shows at once, and goes back when it could not be kept; "Mark all as read" names none', async () => {
  const at = await open();
  await at.user.click(row(0).getByRole('button', { name: 'Mark as read' }));
  expect(row(0).getByRole('link').textContent).toBe('Payment n2');
  const { key } = await input(at, READ);
  expect(key).toMatch(/^[0-9a-f-]{36}$/);
  await answerWith(at.environment, READ, {
    markNotificationsRead: { __typename: 'Refused', __isRefusal: 'Refused', message: 'You may not do this.' },
  });
  expect(await screen.findByText('You may not do this.')).toBeDefined();
  await waitFor(() => expect(row(0).getByRole('link').textContent).toBe('Unread: Payment n2'));
  await at.user.click(screen.getByRole('button', { name: 'Mark all as read' }));
  expect(Object.keys(await input(at, READ))).toEqual(['key']);
  await answerWith(at.environment, READ, done('markNotificationsRead', 0));
  expect(await screen.findByText('All notifications are read.')).toBeDefined();
  expect(screen.queryByText('Unread:')).toBeNull();
});

test('one that could not be deleted stays, with the reason; a deleted one leaves the way back', async () => {
  const at = await open();
  await at.user.click(row(0).getByRole('button', { name: 'Delete “Payment n2”' }));
  await answerWith(at.environment, DELETE, {
    deleteNotification: { __typename: 'NotFound', __isRefusal: 'NotFound', message: 'It is not there.' },
  });
  expect(await screen.findByText('It is not there.')).toBeDefined();
  expect(row(0).getByRole('link')).toBeDefined();
  await at.user.click(row(0).getByRole('button', { name: 'Delete “Payment n2”' }));
  expect(await input(at, DELETE)).toMatchObject({ notification: 'n2' });
  await answerWith(at.environment, DELETE, {
    deleteNotification: { __typename: 'DeleteNotificationSuccess', viewer: { unreadNotifications: 0 } },
  });
  const undo = await screen.findByRole('button', { name: 'Undo' });
  expect(row(0).getByRole('status').textContent).toBe('Notification deleted.');
  expect(document.activeElement).toBe(undo);
  await at.user.click(undo);
  expect(await input(at, RESTORE)).toMatchObject({ notification: 'n2' });
  await answerWith(at.environment, RESTORE, done('restoreNotification', 1));
  expect(await screen.findByText('Notification restored.')).toBeDefined();
  expect(row(0).getByRole('link').textContent).toBe('Unread: Payment n2');
});

test('on a phone the acts are in a menu of their own', async () => {
  setWidth(360);
  const at = await open();
  await at.user.click(row(0).getByRole('button', { name: 'Actions for “Payment n2”' }));
  await at.user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  expect(await input(at, DELETE)).toMatchObject({ notification: 'n2' });
});

test('the filters stand in the address and ask the server', async () => {
  const at = await open([notification('n1')], '/NotificationList?type=warning');
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Kind' }).value).toBe('warning');
  await at.user.click(screen.getByRole('checkbox', { name: 'Unread only' }));
  await waitFor(() => expect(at.place()).toBe('/NotificationList?type=warning&unread=1'));
  const { request } = await sentOperation(at.environment, QUERY);
  expect(request.variables).toEqual({ filter: { types: ['WARNING'], unreadOnly: true } });
  await answerWith(at.environment, QUERY, page([]));
  expect(await screen.findByText('No notifications match.')).toBeDefined();
  await at.user.click(screen.getByRole('button', { name: 'Show all' }));
  await waitFor(() => expect(at.place()).toBe('/NotificationList'));
});

test('older ones come by the page', async () => {
  storeSession({ access_token: 't' });
  const at = renderAt('/NotificationList', [notificationListRoute]);
  await answerWith(at.environment, QUERY, page([notification('n2')], true));
  await at.user.click(await screen.findByRole('button', { name: 'Show more' }));
  const { request } = await sentOperation(at.environment, 'NotificationRowsPagesQuery');
  expect(request.variables).toMatchObject({
    count: 20,
    after: 'c0',
    filter: { types: null, unreadOnly: false },
  });
  await answerWith(at.environment, 'NotificationRowsPagesQuery', page([notification('n1')]));
  expect(await screen.findByText('Payment n1')).toBeDefined();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});

test('an empty list says what will stand there', async () => {
  await open([]);
  expect(await screen.findByText('No notifications yet')).toBeDefined();
});

test('no answer, and an answer without a list, are told in the words of the specification', async () => {
  storeSession({ access_token: 't' });
  const at = renderAt('/NotificationList', [notificationListRoute]);
  const retry = async () => {
    expect(await screen.findByText('Could not load notifications.')).toBeDefined();
    await at.user.click(screen.getByRole('button', { name: /Retry/ }));
    expect(waiting(at.environment, QUERY)).toBe(1);
  };
  await fail(at.environment, QUERY, unreachable('r1'));
  await retry();
  await answerWith(at.environment, QUERY, { viewer: { notifications: null } });
  await retry();
  await answerWith(at.environment, QUERY, page([notification('n1')]));
  expect(await screen.findByText('Payment n1')).toBeDefined();
});
