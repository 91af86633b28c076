import { boutique } from '@galla/upstream/contract';
import { expect, test } from 'vitest';
import { globalId } from '../relay/ids.ts';
import type { Answer } from '../rest/arguments.ts';
import { statusId as stageId } from '../testing/fakeBoutique.ts';
import { orderId, pieceId } from '../testing/fakeOrders.ts';
import { signedIn } from '../testing/fakePerson.ts';
import { answering, type Fake, refusing } from '../testing/fakeUpstream.ts';
import { runOperation } from '../testing/runOperation.ts';

const KEY = '018f0000-0000-7000-8000-0000000000aa';
const PIECE = globalId('Piece', pieceId(1));
const EMPLOYEE = '018f0000-0000-7000-8000-0000000000e1';

const row: Answer<typeof boutique.jobCards>['data'][number] = {
  piece_id: pieceId(1),
  number: 1,
  of: 2,
  order_id: orderId(1),
  order_no: '26-27/J/00001',
  item_name: 'Blouse',
  to_whom: 'Ananya',
  note: null,
  delivery_time: '2026-11-30',
  trial_date: null,
  urgent_status: 'Urgent',
  designs: ['Sweetheart'],
  patterns: [],
  add_ons: [],
  fabrics: [],
  image: '/files/p.png',
  measurements: null,
  cloth: {
    description: 'Blue silk',
    metres: '2.5',
    photo: null,
    received_at: '2026-11-19T06:30:00.000Z',
    left: null,
    returned_at: null,
  },
  photo: '/files/q.png',
  photo_needed: 0,
  alters: {
    piece_id: pieceId(9),
    piece_number: 2,
    order_id: orderId(9),
    order_no: '26-27/J/00009',
    item_key: '26-27/J/00009-1',
    cause: 'Too tight',
    sewn_by: [{ stage: 'Stitching', employee_id: EMPLOYEE, full_name: 'Shabana Bano' }],
  },
  state: '1',
  stage_id: stageId(1),
  stages: [{ stage_id: stageId(1), stage: 'Cutting', state: '1', employee: null }],
  next: {
    stage_id: stageId(2),
    stage: 'Stitching',
    employee: { employee_id: EMPLOYEE, full_name: 'Shabana Bano' },
  },
  may_move: 1,
  undo_until: '2026-11-20T06:31:00.000Z',
};

const CARD = `{ piece url number of order orderNumber urgent image state currentStage mayMove undoUntil
  cloth { description metres left } photo photoNeeded
  alters { orderNumber pieceNumber cause sewnBy { stage employeeName } }
  stages { stage name state employeeName } next { name employee employeeName } }`;

const TOLD = {
  piece: PIECE,
  url: `http://localhost:4000/piece-details?id=${encodeURIComponent(PIECE)}`,
  number: 1,
  of: 2,
  order: globalId('Order', orderId(1)),
  orderNumber: '26-27/J/00001',
  urgent: true,
  image: 'http://localhost:4000/files/p.png',
  state: 'IN_PROCESS',
  currentStage: globalId('Stage', stageId(1)),
  mayMove: true,
  undoUntil: '2026-11-20T06:31:00.000Z',
  cloth: { description: 'Blue silk', metres: '2.5', left: null },
  photo: 'http://localhost:4000/files/q.png',
  photoNeeded: false,
  alters: {
    orderNumber: '26-27/J/00009',
    pieceNumber: 2,
    cause: 'Too tight',
    sewnBy: [{ stage: 'Stitching', employeeName: 'Shabana Bano' }],
  },
  stages: [
    { stage: globalId('Stage', stageId(1)), name: 'Cutting', state: 'IN_PROCESS', employeeName: null },
  ],
  next: { name: 'Stitching', employee: globalId('Employee', EMPLOYEE), employeeName: 'Shabana Bano' },
};

const cardsAre = answering(boutique.jobCards, () => ({ success: true, data: [row] }));
const readCard = (fake: Fake, piece = PIECE) =>
  runOperation(`query ($piece: ID!) { viewer { tenant { jobCard(piece: $piece) ${CARD} } } }`, {
    variables: { piece },
    fakes: [signedIn(), fake],
  });

test('a job card is one call beside the person; its code holds ids of the shop’s records only', async () => {
  const { data, errors, calls } = await readCard(cardsAre);
  expect(errors).toEqual([]);
  expect(data).toEqual({ viewer: { tenant: { jobCard: TOLD } } });
  expect(calls).toHaveLength(2);
});

test('who may not see it, and who has another shop’s, is told that it is not there', async () => {
  const { data, errors } = await readCard(refusing(boutique.jobCards, 'NOT_FOUND'));
  expect(errors).toEqual([]);
  expect(data).toEqual({ viewer: { tenant: { jobCard: null } } });
});

test.each(['', 'garbage', globalId('Order', orderId(1))])(
  'the id %j, which is of no piece, has no job card',
  async (piece) => {
    const { data, errors } = await readCard(cardsAre, piece);
    expect(errors).toEqual([]);
    expect(data).toEqual({ viewer: { tenant: { jobCard: null } } });
  },
);

test.each([
  [1 as const, true],
  [0 as const, false],
])('a piece is handed on from the stage where it was seen, once: moved %i', async (moved, expected) => {
  const { data, errors, received } = await runOperation(
    `mutation ($input: FinishPieceInput!) { finishPiece(input: $input) { __typename
      ... on PieceSuccess { moved card { piece } } } }`,
    {
      variables: { input: { key: KEY, piece: PIECE, seenAt: globalId('Stage', stageId(1)) } },
      fakes: [signedIn(), answering(boutique.finishPiece, () => ({ success: true, moved, data: row }))],
    },
  );
  expect(errors).toEqual([]);
  expect(data).toEqual({
    finishPiece: { __typename: 'PieceSuccess', moved: expected, card: { piece: PIECE } },
  });
  expect(received.at(-1)?.parts).toMatchObject({
    key: KEY,
    params: { id: pieceId(1) },
    body: { stage_id: stageId(1) },
  });
});

test('it is taken back by its piece', async () => {
  const { data, errors, received } = await runOperation(
    `mutation ($input: UndoPieceInput!) { undoPiece(input: $input) { __typename
      ... on PieceSuccess { moved } } }`,
    {
      variables: { input: { key: KEY, piece: PIECE } },
      fakes: [
        signedIn(),
        answering(boutique.undoPiece, () => ({ success: true, moved: 1 as const, data: row })),
      ],
    },
  );
  expect(errors).toEqual([]);
  expect(data).toEqual({ undoPiece: { __typename: 'PieceSuccess', moved: true } });
  expect(received.at(-1)?.parts).toMatchObject({ key: KEY, params: { id: pieceId(1) } });
});
