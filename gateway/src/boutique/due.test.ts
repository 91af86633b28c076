import { boutique } from '@galla/upstream/contract';
import { expect, test } from 'vitest';
import { globalId } from '../relay/ids.ts';
import { orderId, orderRow } from '../testing/fakeOrders.ts';
import { signedIn } from '../testing/fakePerson.ts';
import { answering } from '../testing/fakeUpstream.ts';
import { runOperation } from '../testing/runOperation.ts';

const KEY = '018f0000-0000-7000-8000-0000000000aa';
const load = { date: '2026-11-20', pieces: 10, daily_pieces: 8 };

const board = answering(boutique.dueOrders, () => ({
  success: true,
  today: '2026-11-20',
  until: '2026-11-26',
  load,
  groups: [
    {
      group: 'LATE' as const,
      orders: 1,
      pieces_left: 1,
      rows: [
        {
          order: orderRow(1, { stage: 'Stitching', status_fixed: 'HELD' }),
          due_on: '2026-11-17',
          pieces_left: 1,
        },
      ],
    },
  ],
}));

test.each([
  ['', 'delivery'],
  ['(by: TRIAL)', 'trial'],
])('the due board%s is one call beside the person', async (args, by) => {
  const { data, errors, calls, received } = await runOperation(
    `{ viewer { tenant { dueBoard${args} { today until load { pieces dailyPieces } groups { kind orders piecesLeft
      entries { dueOn piecesLeft stage held order { id number customerName customerMobile pieces } } } } } } }`,
    { fakes: [signedIn(), board] },
  );
  expect(errors).toEqual([]);
  expect(data).toEqual({
    viewer: {
      tenant: {
        dueBoard: {
          today: '2026-11-20',
          until: '2026-11-26',
          load: { pieces: 10, dailyPieces: 8 },
          groups: [
            {
              kind: 'LATE',
              orders: 1,
              piecesLeft: 1,
              entries: [
                {
                  dueOn: '2026-11-17',
                  piecesLeft: 1,
                  stage: 'Stitching',
                  held: true,
                  order: {
                    id: globalId('Order', orderId(1)),
                    number: '26-27/J/00001',
                    customerName: 'Customer 1',
                    customerMobile: '9829041526',
                    pieces: 2,
                  },
                },
              ],
            },
          ],
        },
      },
    },
  });
  expect(calls).toHaveLength(2);
  expect(received.at(-1)?.parts).toMatchObject({ query: { by } });
});

test('the load of a day leaves out the order that is edited', async () => {
  const { data, errors, received } = await runOperation(
    `query ($except: ID) { viewer { tenant { dayLoad(day: "2026-11-20", except: $except) { day pieces } } } }`,
    {
      variables: { except: globalId('Order', orderId(1)) },
      fakes: [signedIn(), answering(boutique.dayLoad, () => ({ success: true, data: load }))],
    },
  );
  expect(errors).toEqual([]);
  expect(data).toMatchObject({ viewer: { tenant: { dayLoad: { day: '2026-11-20' } } } });
  expect(received.at(-1)?.parts).toMatchObject({ query: { date: '2026-11-20', except: orderId(1) } });
});

test('the daily number is checked before it is sent', async () => {
  const set = (pieces: number | null) =>
    runOperation(
      `mutation ($input: SetDailyPiecesInput!) { setDailyPieces(input: $input) { __typename
        ... on InvalidInput { problems { field } } } }`,
      {
        variables: { input: { key: KEY, pieces } },
        fakes: [
          signedIn(),
          answering(boutique.setDailyPieces, ({ body }) => ({
            success: true,
            daily_pieces: body?.pieces ?? null,
          })),
        ],
      },
    );
  expect((await set(0)).data).toEqual({
    setDailyPieces: { __typename: 'InvalidInput', problems: [{ field: 'pieces' }] },
  });
  const taken = await set(null);
  expect(taken.data).toEqual({ setDailyPieces: { __typename: 'SetDailyPiecesSuccess' } });
  expect(taken.received.at(-1)?.parts).toMatchObject({ key: KEY, body: { pieces: null } });
});
