import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { GraphFailure } from '../../../app/graph/failure.ts';
import { storeSession } from '../../../app/session/store.ts';
import { answerWith, fail, sentInput } from '../../../testing/answer.ts';
import { renderAt, type AtRoute } from '../../../testing/render.tsx';
import { setWidth } from '../../../testing/setWidth.ts';
import { ordersRoute } from '../route.ts';

const QUERY = 'OrdersPageQuery';

const entry = (n: number, more: object = {}, orderMore: object = {}) => ({
  __typename: 'DueOrder',
  dueOn: '2026-11-20',
  piecesLeft: 1,
  stage: 'Finishing',
  held: false,
  order: {
    __typename: 'Order',
    id: `o${n}`,
    number: `26-27/J/0016${n}`,
    customerName: `Customer ${n}`,
    customerMobile: '9823066120',
    pieces: 3,
    ...orderMore,
  },
  ...more,
});

const group = (kind: string, entries: readonly object[] = [], more: object = {}) => ({
  __typename: 'DueGroup',
  kind,
  orders: entries.length,
  piecesLeft: entries.length,
  entries,
  ...more,
});

const GROUPS = [
  group('LATE', [entry(1, { dueOn: '2026-11-17', stage: 'Stitching', piecesLeft: 2 })]),
  group('TODAY', [entry(2), entry(3, { piecesLeft: 0 }), entry(4, { held: true }, { customerMobile: null })]),
  group('TOMORROW'),
  group('THIS_WEEK', [entry(5, { dueOn: '2026-11-24', stage: null })], { orders: 103, piecesLeft: 207 }),
];

interface Board {
  groups?: readonly object[];
  pieces?: number;
  dailyPieces?: number | null;
}

const data = ({ groups = GROUPS, pieces = 10, dailyPieces = 8 }: Board = {}) => ({
  viewer: {
    mayEditOrders: true,
    tenant: {
      __typename: 'Tenant',
      id: 't1',
      name: 'Meenakshi Boutique',
      dueBoard: {
        __typename: 'DueBoard',
        today: '2026-11-20',
        until: '2026-11-26',
        groups,
        load: { __typename: 'DayLoad', pieces, dailyPieces },
      },
    },
  },
});

const start = (search = '?view=due'): AtRoute => {
  storeSession({ access_token: 'secret' });
  return renderAt(`/order-list${search}`, [
    ordersRoute,
    { path: '/order-details', element: <p>The order</p> },
  ]);
};

async function open(answered: Parameters<typeof data>[0] = {}, search?: string): Promise<AtRoute> {
  const at = start(search);
  await answerWith(at.environment, QUERY, data(answered));
  return at;
}

const region = (name: string) => screen.findByRole('region', { name });
const chatOf = async (name: RegExp) =>
  new URL((await screen.findByRole<HTMLAnchorElement>('link', { name })).href);

test('orders stand under late, today, tomorrow and this week, each with its text and its way', async () => {
  const at = await open();
  const late = within(await region('Late'));
  expect(late.getByText('1 order, 1 piece left')).toBeDefined();
  expect(late.getByText('00161 · 3 days late · Stitching')).toBeDefined();
  expect(late.getByText('2 left')).toBeDefined();
  const today = within(await region('Today, Friday 20 Nov'));
  expect(today.getByText('Ready')).toBeDefined();
  expect(today.getByText('00164 · Held')).toBeDefined();
  expect(within(await region('Tomorrow')).getByText('Nothing')).toBeDefined();
  const week = within(await region('This week, to 26 Nov'));
  expect(week.getByText('00165 · 24 Nov · No stage yet')).toBeDefined();
  expect(week.getByText('102 more orders are in the list.')).toBeDefined();
  // WhatsApp opens with the text that fits, and is not there without a number.
  const chat = await chatOf(/Customer 1 about/);
  expect(chat.pathname).toBe('/919823066120');
  expect(chat.searchParams.get('text')).toContain('is taking longer than promised');
  expect((await chatOf(/Customer 3 about/)).searchParams.get('text')).toBe(
    'Dear Customer 3, your order 26-27/J/00163 is ready. You can collect it any time. Meenakshi Boutique',
  );
  expect((await chatOf(/Customer 2 about/)).searchParams.get('text')).toContain('delivery is on 20 Nov 2026');
  expect(screen.queryByRole('link', { name: /Customer 4 about/ })).toBeNull();
  await at.user.click(await screen.findByRole('button', { name: /Customer 2/ }));
  expect(at.place()).toBe('/order-details?id=o2');
});

test('by trial is another address, which asks for trials', async () => {
  const at = await open();
  await at.user.click(await screen.findByRole('radio', { name: 'By trial' }));
  await waitFor(() => expect(at.place()).toBe('/order-list?view=due&by=trial'));
  await waitFor(() =>
    expect(at.environment.mock.getAllOperations().at(-1)?.request.variables).toMatchObject({
      due: true,
      by: 'TRIAL',
    }),
  );
  await answerWith(at.environment, QUERY, data());
  await waitFor(async () =>
    expect((await chatOf(/Customer 2 about/)).searchParams.get('text')).toContain('come to try on'),
  );
});

test('the load of today tells how much is over the daily number, which is set here', async () => {
  const at = await open();
  expect(await screen.findByText('Due today, of 8 a day')).toBeDefined();
  expect(screen.getByText('10 pieces, 2 over')).toBeDefined();
  await at.user.click(screen.getByRole('button', { name: 'Pieces a day' }));
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: /Pieces a day/ });
  expect(field.value).toBe('8');
  await at.user.clear(field);
  await at.user.type(field, '0{Enter}');
  expect(await screen.findByText('A whole number from 1 to 9999.')).toBeDefined();
  await at.user.clear(field);
  await at.user.type(field, '12{Enter}');
  expect(await sentInput(at.environment, 'DailyDialogMutation')).toMatchObject({ pieces: 12 });
  await answerWith(at.environment, 'DailyDialogMutation', {
    setDailyPieces: { __typename: 'SetDailyPiecesSuccess', dailyPieces: 12 },
  });
  await answerWith(at.environment, QUERY, data({ dailyPieces: 12 }));
  expect(await screen.findByText('Due today, of 12 a day')).toBeDefined();
  expect(screen.getByText('10 pieces')).toBeDefined();
});

test('nothing is due', async () => {
  await open({
    groups: ['LATE', 'TODAY', 'TOMORROW', 'THIS_WEEK'].map((kind) => group(kind)),
    dailyPieces: null,
  });
  expect(await screen.findByText('Nothing is due.')).toBeDefined();
  expect(screen.getByText('Due today')).toBeDefined();
});

test('a board that can not be loaded says so, and is asked for again', async () => {
  const at = start();
  await fail(at.environment, QUERY, new GraphFailure('INTERNAL', 'No answer.', 'r1'));
  expect(await screen.findByText('The due board could not be loaded.')).toBeDefined();
  await at.user.click(screen.getByRole('button', { name: 'Retry' }));
  await answerWith(at.environment, QUERY, data());
  expect(await region('Late')).toBeDefined();
});

test('on a phone the list and the board lead to each other by an icon', async () => {
  setWidth(360);
  await open();
  expect((await screen.findByRole<HTMLAnchorElement>('link', { name: 'List' })).getAttribute('href')).toBe(
    '/order-list',
  );
});
