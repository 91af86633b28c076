import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GraphFailure } from '../../app/graph/failure.ts';
import { storeSession } from '../../app/session/store.ts';
import { answerWith, fail, sentInput } from '../../testing/answer.ts';
import { renderAt, type AtRoute } from '../../testing/render.tsx';
import type { useSendPicture } from '../../ui/picture/useSendPicture.ts';
import { pieceDetailsRoute } from './route.ts';

const sendPicture = vi.hoisted(() => vi.fn<ReturnType<typeof useSendPicture>['send']>());
vi.mock(import('../../ui/picture/useSendPicture.ts'), () => ({
  useSendPicture: () => ({
    send: sendPicture,
    busy: false,
    percent: undefined,
    problem: undefined,
    cancel: () => undefined,
  }),
}));

const QUERY = 'PieceDetailsQuery';
const FINISH = 'useWritePieceFinishMutation';
const UNDO = 'useWritePieceUndoMutation';
const NOW = Date.parse('2026-11-20T06:30:00Z');

beforeEach(() => void vi.spyOn(Date, 'now').mockReturnValue(NOW));
afterEach(() => void vi.restoreAllMocks());

const stage = (id: string, name: string, state: string, employeeName: string | null) => ({
  __typename: 'JobStage',
  stage: id,
  name,
  state,
  employeeName,
});

const CUTTING = [
  stage('s1', 'Cutting', 'IN_PROCESS', 'Imran Ansari'),
  stage('s2', 'Stitching', 'PENDING', 'Shabana Bano'),
  stage('s3', 'Finishing', 'PENDING', null),
];
const STITCHING = [
  stage('s1', 'Cutting', 'DONE', 'Imran Ansari'),
  stage('s2', 'Stitching', 'IN_PROCESS', 'Shabana Bano'),
  stage('s3', 'Finishing', 'PENDING', null),
];

const card = (more: object = {}) => ({
  __typename: 'JobCard',
  piece: 'p2',
  order: 'o1',
  orderNumber: '26-27/J/00182',
  itemName: 'Blouse',
  toWhom: 'Ananya',
  number: 2,
  of: 2,
  deliveryDate: '2026-11-30',
  trialDate: '2026-11-26',
  urgent: true,
  alters: null,
  cloth: null,
  photo: null,
  photoNeeded: false,
  designs: ['Sweetheart'],
  patterns: ['Aari work'],
  fabrics: [],
  addOns: [],
  image: null,
  note: 'To match the dupatta',
  measurements: {
    __typename: 'Measurements',
    values: [{ __typename: 'MeasuredValue', name: 'Waist', value: '31.5' }],
    custom: [],
    unit: 'INCH',
    text: null,
    instructions: null,
  },
  state: 'IN_PROCESS',
  currentStage: 's1',
  stages: CUTTING,
  next: stage('s2', 'Stitching', 'PENDING', 'Shabana Bano'),
  mayMove: true,
  undoUntil: null,
  ...more,
});

const HANDED_ON = card({
  currentStage: 's2',
  stages: STITCHING,
  next: stage('s3', 'Finishing', 'PENDING', 'Nasreen Bee'),
  mayMove: false,
  undoUntil: '2026-11-20T06:30:48Z',
});

const data = (jobCard: object | null, seesOrders = true) => ({
  viewer: { seesOrders, tenant: { __typename: 'Tenant', id: 't1', jobCard } },
});

const start = (): AtRoute => {
  storeSession({ access_token: 'secret' });
  return renderAt('/piece-details?id=p2', [pieceDetailsRoute]);
};

async function open(jobCard: object | null = card(), seesOrders = true): Promise<AtRoute> {
  const at = start();
  await answerWith(at.environment, QUERY, data(jobCard, seesOrders));
  return at;
}

const answerPiece = ({ environment }: AtRoute, name: string, jobCard: object, moved = true) =>
  answerWith(environment, name, {
    [name === FINISH ? 'finishPiece' : 'undoPiece']: { __typename: 'PieceSuccess', moved, card: jobCard },
  });

const button = (name: RegExp) => screen.findByRole('button', { name });

test('the piece says what to make, until when, and its way; nothing of money', async () => {
  await open();
  expect(await screen.findByRole('heading', { name: 'Blouse for Ananya' })).toBeDefined();
  for (const text of ['piece 2 of 2', 'Due Mon, 30 Nov', 'Trial Thu, 26 Nov · 00182', 'Urgent', '31.5'])
    expect(screen.getByText(text)).toBeDefined();
  const stages = within(screen.getByRole('region', { name: 'Stages' })).getAllByRole('listitem');
  expect(stages.map(({ textContent }) => textContent)).toEqual([
    'Cutting, nowImran Ansari',
    'Stitching, to comeShabana Bano',
    'Finishing, to comeNobody yet',
  ]);
  expect(stages[0]?.getAttribute('aria-current')).toBe('step');
  expect(document.body.textContent).not.toContain('₹');
});

test('one button hands it to the next stage’s person, and for a minute it can be taken back', async () => {
  const at = await open();
  expect(await screen.findByText('Then Shabana Bano, Stitching')).toBeDefined();
  await at.user.click(await button(/^Done: Cutting/));
  expect(await sentInput(at.environment, FINISH)).toMatchObject({ piece: 'p2', seenAt: 's1' });
  await answerPiece(at, FINISH, HANDED_ON);
  expect(await screen.findByText(/It is with Shabana Bano for Stitching\./)).toBeDefined();
  expect(screen.getByText('Scan the next card.')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Done/ })).toBeNull();
  await at.user.click(await button(/^Undo \(48 s\)/));
  expect(await sentInput(at.environment, UNDO)).toMatchObject({ piece: 'p2' });
  await answerPiece(at, UNDO, card());
  expect(await button(/^Done: Cutting/)).toBeDefined();
  expect(await screen.findByText('Undone.')).toBeDefined();
});

test('scanned again within the minute the way back is still there', async () => {
  await open(HANDED_ON);
  expect(await button(/^Undo \(48 s\)/)).toBeDefined();
});

test('after the minute there is no way back', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(NOW + 60_000);
  await open(HANDED_ON);
  expect(await screen.findByText(/It is with Shabana Bano/)).toBeDefined();
  expect(screen.queryByRole('button', { name: /Undo/ })).toBeNull();
});

test('at the last stage it is ready then, and a piece without stages is done', async () => {
  const at = await open(card({ currentStage: null, stages: [], next: null, measurements: null }));
  expect(await screen.findByText('Then it is ready.')).toBeDefined();
  expect(screen.getByText('No stages are planned.')).toBeDefined();
  await at.user.click(await button(/^Done$/));
  expect(await sentInput(at.environment, FINISH)).toMatchObject({ seenAt: null });
  await answerPiece(at, FINISH, card({ state: 'DONE', currentStage: null, stages: [], mayMove: false }));
  expect(await screen.findByText(/This piece is ready\./)).toBeDefined();
});

test('where the shop asks for it, a photo is needed before the piece is ready', async () => {
  const at = await open(card({ currentStage: null, stages: [], next: null, photoNeeded: true }));
  expect(await screen.findByText('Take a photo before the piece is ready.')).toBeDefined();
  await at.user.click(await button(/^Done$/));
  expect(await screen.findByText('Take a photo of the piece first.')).toBeDefined();
  sendPicture.mockResolvedValue({ id: 'u1', url: '/files/u1.jpg', width: 64, height: 48 });
  const file = screen.getByTestId('picture-file');
  await at.user.upload(file, new File(['x'], 'blouse.jpg', { type: 'image/jpeg' }));
  expect(await screen.findByRole('img', { name: 'Photo of the piece' })).toBeDefined();
  expect(screen.queryByText('Take a photo of the piece first.')).toBeNull();
  await at.user.click(await button(/^Done$/));
  expect(await sentInput(at.environment, FINISH)).toMatchObject({ piece: 'p2', photo: 'u1' });
});

test('the cloth of the customer stands on the card; the way to the order is for who sees orders', async () => {
  const cloth = { __typename: 'Cloth', description: 'Blue silk', metres: '2.5', photo: null };
  await open(card({ cloth }), false);
  expect(await screen.findByText('Customer’s cloth: Blue silk, 2.5 m')).toBeDefined();
  // A photo is requested only at the last stage.
  expect(screen.queryByText('Photo of the piece')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Back' })).toBeNull();
});

test('a refusal is told, and the button stays', async () => {
  const at = await open();
  await at.user.click(await button(/^Done: Cutting/));
  const message = 'The pieces of a held or cancelled order can’t be moved.';
  await answerWith(at.environment, FINISH, {
    finishPiece: {
      __typename: 'InvalidInput',
      __isRefusal: 'InvalidInput',
      code: 'INVALID_INPUT',
      message,
      problems: [{ field: 'status', message }],
    },
  });
  expect(await screen.findByText(message)).toBeDefined();
  expect(await button(/^Done: Cutting/)).toBeDefined();
});

test('taken by someone else meanwhile: the new state, no error, and nothing to take back', async () => {
  const at = await open();
  await at.user.click(await button(/^Done: Cutting/));
  await answerPiece(at, FINISH, { ...HANDED_ON, undoUntil: null }, false);
  expect(await screen.findByText('It is with Shabana Bano for Stitching.')).toBeDefined();
  expect(screen.queryByRole('button', { name: /Undo/ })).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a card of another shop is of no piece', async () => {
  await open(null);
  expect(await screen.findByText('Piece not found')).toBeDefined();
});

test('a piece that can not be loaded says so', async () => {
  const at = start();
  await fail(at.environment, QUERY, new GraphFailure('INTERNAL', 'x', 'r1'));
  expect(await screen.findByText('The piece could not be loaded.')).toBeDefined();
});
