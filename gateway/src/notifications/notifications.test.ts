import { notifications as endpoints } from '@galla/upstream/contract';
import { expect, test } from 'vitest';
import { globalId } from '../relay/ids.ts';
import type { Answer } from '../rest/arguments.ts';
import { documentId, documentRow, documentsAre } from '../testing/fakeBilling.ts';
import { itemId, itemRow, itemsAre } from '../testing/fakeCatalogue.ts';
import { employeeWith, profile, signedIn } from '../testing/fakePerson.ts';
import { answering, refusing, type Fake } from '../testing/fakeUpstream.ts';
import { runOperation } from '../testing/runOperation.ts';
import { times } from '../testing/uuid.ts';

const uuid = (n: number) => `018f0000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const KEY = uuid(999);

const row = (n: number, changes: object = {}): Answer<typeof endpoints.notification>['data'] => ({
  id: uuid(n),
  kind: 'PAYMENT_RECEIVED',
  type: 'success',
  title: 'Payment received',
  message: '₹300.00 from Priya Agarwal for 26-27/A/00413. It is fully paid.',
  link: '/Billing-History?open=x',
  subject: null,
  is_read: false,
  created_at: '2026-11-20T06:30:00.000Z',
  ...changes,
});

const listed = (data: ReturnType<typeof row>[], total = data.length, has_more = false) =>
  answering(endpoints.notifications, () => {
    const page = { cursors: data.map(({ id }) => id), has_more };
    return { success: true, data, page, total, has_more };
  });
const counted = (unread: number) => answering(endpoints.unreadCount, () => ({ success: true, unread }));

const LIST = `query ($first: Int, $after: String, $filter: NotificationFilter) { viewer {
  unreadNotifications
  notifications(first: $first, after: $after, filter: $filter) {
    totalCount
    edges { cursor node { id kind type title message link isRead createdAt } }
    pageInfo { hasNextPage hasPreviousPage endCursor }
  } } }`;

test('lists what the person is told, in two calls whatever its length', async () => {
  const { data, errors, calls, received } = await runOperation(LIST, {
    variables: { first: 2, filter: { types: ['SUCCESS', 'ORDER'], unreadOnly: true } },
    fakes: [signedIn(), listed([row(2), row(1)], 5, true), counted(3)],
  });
  expect(errors).toEqual([]);
  expect(calls).toEqual(['GET /me', 'GET /notifications/unread', 'POST /notifications']);
  expect(received[2]?.parts.body).toEqual({
    limit: 2,
    offset: 0,
    include: 'count,page',
    types: ['success', 'order'],
    unread_only: true,
  });
  expect(data).toMatchObject({
    viewer: {
      unreadNotifications: 3,
      notifications: {
        totalCount: 5,
        edges: [
          { node: { id: globalId('Notification', uuid(2)), type: 'SUCCESS', isRead: false } },
          { node: { id: globalId('Notification', uuid(1)) } },
        ],
        pageInfo: { hasNextPage: true, hasPreviousPage: false },
      },
    },
  });
});

const ABOUT = `{ viewer { notifications(first: 5) { edges { node { subject { __typename id } } } } } }`;
const about = (n: number, subject: object | null) => row(n, { subject });

test('tells the records that they are about, in one call for each kind', async () => {
  const rows = [
    about(1, { kind: 'DOCUMENT', id: documentId(1) }),
    about(2, { kind: 'DOCUMENT', id: documentId(2) }),
    about(3, { kind: 'ITEM', id: itemId(1) }),
    about(4, { kind: 'DOCUMENT', id: documentId(9) }),
    about(5, null),
  ];
  const fakes = [signedIn(), listed(rows), documentsAre(times(2, documentRow)), itemsAre([itemRow(1)])];
  const { data, errors, calls } = await runOperation(ABOUT, { fakes });
  expect(errors).toEqual([]);
  const subjects = [
    { __typename: 'Document', id: globalId('Document', documentId(1)) },
    { __typename: 'Document', id: globalId('Document', documentId(2)) },
    { __typename: 'Product', id: globalId('Product', itemId(1)) },
    null,
    null,
  ];
  const edges = subjects.map((subject) => ({ node: { subject } }));
  expect(data).toEqual({ viewer: { notifications: { edges } } });
  expect(calls.filter((call) => /documents|products/.test(call))).toHaveLength(2);
});

test('tells no record to who may not look at it, and asks for none', async () => {
  const rows = [about(1, { kind: 'DOCUMENT', id: documentId(1) })];
  const { data, errors, calls } = await runOperation(ABOUT, {
    fakes: [signedIn(employeeWith()), listed(rows)],
  });
  expect(errors).toEqual([]);
  expect(data).toEqual({ viewer: { notifications: { edges: [{ node: { subject: null } }] } } });
  expect(calls).toEqual(['GET /me', 'POST /notifications']);
});

test('the next page goes on from a notification', async () => {
  const fakes = [signedIn(), listed([row(2)], 5, true), counted(0)];
  const first = await runOperation(LIST, { fakes });
  const { viewer } = first.data as { viewer: { notifications: { pageInfo: { endCursor: string } } } };
  const { received } = await runOperation(LIST, {
    variables: { after: viewer.notifications.pageInfo.endCursor },
    fakes,
  });
  expect(received.find(({ call }) => call === 'POST /notifications')?.parts.body).toEqual({
    limit: 20,
    after: uuid(2),
    include: 'count,page',
    unread_only: false,
  });
});

test.each(['', 'no cursor'])('the cursor "%s" is refused before upstream is asked', async (after) => {
  const { errors, calls } = await runOperation(LIST, {
    variables: { after },
    fakes: [signedIn(), counted(0)],
  });
  expect(errors).toEqual([
    'INVALID_INPUT at viewer.notifications: This cursor does not belong to this list.',
  ]);
  expect(calls).not.toContain('POST /notifications');
});

test('a shop that has not paid is told nothing, without an error', async () => {
  const { data, errors, calls } = await runOperation(LIST, {
    fakes: [signedIn(profile({ payment_status: 'PENDING' }))],
  });
  expect([data, errors, calls]).toEqual([
    { viewer: { unreadNotifications: null, notifications: null } },
    [],
    ['GET /me'],
  ]);
});

const serving = (public_key: string | null) =>
  answering(endpoints.messagingService, () => ({ success: true, public_key }));
const keyOf = async (...fakes: Fake[]) => (await runOperation('{ viewer { messagingKey } }', { fakes })).data;

test('a browser learns the key to subscribe with, and that there is none', async () => {
  expect(await keyOf(signedIn(), serving('BKey'))).toEqual({ viewer: { messagingKey: 'BKey' } });
  expect(await keyOf(signedIn(), serving(null))).toEqual({ viewer: { messagingKey: null } });
  expect(await keyOf(signedIn(profile({ payment_status: 'PENDING' })))).toEqual({
    viewer: { messagingKey: null },
  });
});

test('the count may fail on its own', async () => {
  const { data } = await runOperation(LIST, {
    fakes: [signedIn(), listed([row(1)]), refusing(endpoints.unreadCount, 'UPSTREAM_UNAVAILABLE')],
  });
  expect(data).toMatchObject({ viewer: { unreadNotifications: null, notifications: { totalCount: 1 } } });
});

const DELETED = '... on DeleteNotificationSuccess { deletedId viewer { unreadNotifications } }';
const WRITTEN = '... on NotificationsSuccess { notifications { id isRead } viewer { unreadNotifications } }';
const write = (mutation: string, input: string) =>
  `mutation { ${mutation}(input: { key: "${KEY}" ${input} }) { __typename
    ${mutation === 'deleteNotification' ? DELETED : WRITTEN}
    ... on Refusal { code message } } }`;
const NAMED = `notification: "${globalId('Notification', uuid(1))}"`;

test('reading some answers them as they are then, with the count that upstream told', async () => {
  const marked = answering(endpoints.markNotificationsRead, () => ({ success: true, marked: 1, unread: 2 }));
  const { data, calls, received } = await runOperation(
    write('markNotificationsRead', `notifications: ["${globalId('Notification', uuid(1))}"]`),
    { fakes: [signedIn(), marked, listed([row(1, { is_read: true })])] },
  );
  expect(calls).toEqual(['GET /me', 'POST /notifications/read', 'POST /notifications']);
  expect(received[1]?.parts).toMatchObject({ key: KEY, body: { ids: uuid(1) } });
  expect(data).toEqual({
    markNotificationsRead: {
      __typename: 'NotificationsSuccess',
      notifications: [{ id: globalId('Notification', uuid(1)), isRead: true }],
      viewer: { unreadNotifications: 2 },
    },
  });
});

test('reading all names none', async () => {
  const marked = answering(endpoints.markNotificationsRead, () => ({ success: true, marked: 9, unread: 0 }));
  const { data, calls, received } = await runOperation(write('markNotificationsRead', ''), {
    fakes: [signedIn(), marked],
  });
  expect(calls).toEqual(['GET /me', 'POST /notifications/read']);
  expect(received[1]?.parts.body).toEqual({});
  expect(data).toMatchObject({ markNotificationsRead: { viewer: { unreadNotifications: 0 } } });
});

test('one is put away, and taken back', async () => {
  const fakes = [
    signedIn(),
    answering(endpoints.destroyNotification, () => ({ success: true, unread: 0 })),
    answering(endpoints.restoreNotification, () => ({ success: true, data: row(1), unread: 1 })),
  ];
  expect((await runOperation(write('deleteNotification', NAMED), { fakes })).data).toMatchObject({
    deleteNotification: { deletedId: globalId('Notification', uuid(1)), viewer: { unreadNotifications: 0 } },
  });
  expect((await runOperation(write('restoreNotification', NAMED), { fakes })).data).toMatchObject({
    restoreNotification: { notifications: [{ isRead: false }], viewer: { unreadNotifications: 1 } },
  });
});

test.each([
  ['deleteNotification', NAMED, 'NotFound', 'NOT_FOUND'],
  ['deleteNotification', `notification: "${globalId('Customer', uuid(1))}"`, 'NotFound', 'NOT_FOUND'],
  ['markNotificationsRead', 'notifications: []', 'InvalidInput', 'INVALID_INPUT'],
])('%s(%s) is refused as %s', async (mutation, input, type, code) => {
  const { data, errors } = await runOperation(write(mutation, input), {
    fakes: [signedIn(), refusing(endpoints.destroyNotification, 'NOT_FOUND')],
  });
  expect(errors).toEqual([]);
  expect(data).toMatchObject({ [mutation]: { __typename: type, code } });
});

test('one is opened by its global id', async () => {
  const id = globalId('Notification', uuid(1));
  const { data } = await runOperation(`{ node(id: "${id}") { id ... on Notification { title } } }`, {
    fakes: [signedIn(), listed([row(1)])],
  });
  expect(data).toEqual({ node: { id, title: 'Payment received' } });
});

test('tells what was made or read since, and the global ids of what was put away', async () => {
  const until = '2026-11-20T06:29:45.000Z';
  const since = '2026-11-19T00:00:00.000Z';
  const changes = answering(endpoints.notifications, () => ({
    success: true,
    data: [row(2)],
    has_more: false,
    changes: { deleted: [uuid(1)], until },
  }));
  const { data, errors, received } = await runOperation(
    `query ($since: DateTime) { viewer { notifications(
      updatedSince: $since, orderBy: { field: DATE, direction: ASC }
    ) { deletedIds updatedUntil edges { node { id } } } } }`,
    { fakes: [signedIn(), changes], variables: { since } },
  );
  expect(errors).toEqual([]);
  expect(received[1]?.parts.body).toMatchObject({
    updated_since: since,
    sort_order: 'asc',
    include: 'changes',
  });
  expect(data).toEqual({
    viewer: {
      notifications: {
        deletedIds: [globalId('Notification', uuid(1))],
        updatedUntil: until,
        edges: [{ node: { id: globalId('Notification', uuid(2)) } }],
      },
    },
  });
});
