import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextWork, stagePay, undoUntil, wayOfPiece, type PieceAt } from './pieceWay.ts';

const works = [
  { stageId: 'cutting', employeeId: 'imran' },
  { stageId: 'stitching', employeeId: 'shabana' },
  { stageId: 'stitching', employeeId: 'gopal' },
  { stageId: 'finishing', employeeId: 'nasreen' },
];
const STAGES = ['cutting', 'stitching', 'finishing'];
const piece = (more: Partial<PieceAt> = {}): PieceAt => ({
  number: 1,
  state: '1',
  stageId: 'cutting',
  employeeId: 'imran',
  ...more,
});

test('a piece goes to the next stage, where people take turns by its number', () => {
  expect(nextWork(piece(), works)).toEqual(works[1]);
  expect(nextWork(piece({ number: 2 }), works)).toEqual(works[2]);
  expect(nextWork(piece({ number: 3 }), works)).toEqual(works[1]);
  expect(nextWork(piece({ stageId: 'finishing' }), works)).toBeUndefined();
  expect(nextWork(piece({ stageId: 'ironing' }), works)).toBeUndefined();
  expect(nextWork(piece({ stageId: null }), works)).toBeUndefined();
});

test('the way tells what is done, where the piece is, and what is to come', () => {
  expect(wayOfPiece(piece({ stageId: 'stitching', employeeId: 'gopal' }), works)).toEqual([
    { stageId: 'cutting', employeeId: 'imran', state: '2' },
    // The current worker counts, whether or not it was that worker's turn.
    { stageId: 'stitching', employeeId: 'gopal', state: '1' },
    { stageId: 'finishing', employeeId: 'nasreen', state: '0' },
  ]);
  expect(wayOfPiece(piece({ stageId: null, state: '0', employeeId: null }), works)).toMatchObject(
    STAGES.map((stageId) => ({ stageId, state: '0' })),
  );
  expect(wayOfPiece(piece({ stageId: 'ironing', employeeId: null }), works).at(-1)).toEqual({
    stageId: 'ironing',
    employeeId: null,
    state: '1',
  });
});

test('from stage to stage a piece passes each once, and ends at the last', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200 }), (number) => {
      const passed: string[] = [];
      for (let at: string | undefined = 'cutting'; at !== undefined;) {
        passed.push(at);
        at = nextWork({ number, stageId: at }, works)?.stageId;
      }
      expect(passed).toEqual(STAGES);
    }),
  );
});

test('a stage is taken back within a minute', () => {
  expect(undoUntil(new Date('2026-11-20T06:30:00Z'))).toEqual(new Date('2026-11-20T06:31:00Z'));
});

test('a stage is paid what all that was chosen says of it; a price of a stage without an id is of none', () => {
  const prices = [
    { stageId: 'cutting', amount: 5000 },
    { stageId: 'stitching', amount: 10_000 },
    { stageId: 'cutting', amount: 2500 },
    { amount: 999 },
  ];
  expect([stagePay(prices, 'cutting'), stagePay(prices, 'stitching'), stagePay(prices, 'ironing')]).toEqual([
    7500, 10_000, 0,
  ]);
});
