import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  fixedStatusNamed,
  mayEditOrder,
  mayInvoiceOrder,
  mayMovePieces,
  type PieceState,
  stateOfItem,
  statusesByHand,
  statusOfPieces,
} from './orderStates.ts';
import { FIXED_STATUSES, type FixedStatus } from './status.ts';

const KEYS = Object.keys(FIXED_STATUSES) as FixedStatus[];
const ALL = [...KEYS.map((fixed) => ({ id: fixed, fixed })), { id: 'own', fixed: null }];
const states = fc.array(fc.constantFrom<PieceState>('0', '1', '2'), { maxLength: 12 });
const rank = (pieces: readonly PieceState[]) =>
  ['PENDING', 'IN_PROCESS', 'PARTIALLY_DONE', 'COMPLETED'].indexOf(statusOfPieces(pieces));
const byHand = (id: string) => {
  const now = ALL.find((one) => one.id === id) ?? { id: 'other', fixed: null };
  return statusesByHand(now, ALL).map((status) => status.id);
};

test.each<[PieceState[], FixedStatus, PieceState]>([
  [['0', '0'], 'PENDING', '0'],
  [['0', '1'], 'IN_PROCESS', '1'],
  [['1', '1'], 'IN_PROCESS', '1'],
  [['0', '2'], 'PARTIALLY_DONE', '1'],
  [['1', '2'], 'PARTIALLY_DONE', '1'],
  [['2', '2'], 'COMPLETED', '2'],
  [[], 'PENDING', '0'],
])('pieces %j make an order %s, and an item %s', (pieces, status, item) => {
  expect(statusOfPieces(pieces)).toBe(status);
  expect(stateOfItem(pieces)).toBe(item);
});

test('the order of the pieces says nothing, and a piece that goes on never sets the order back', () => {
  fc.assert(
    fc.property(states, fc.nat(11), (pieces, which) => {
      expect(statusOfPieces(pieces.toReversed())).toBe(statusOfPieces(pieces));
      if (pieces.length === 0) return;
      const at = which % pieces.length;
      const next = pieces.map((piece, n) => (n !== at ? piece : piece === '0' ? '1' : '2'));
      expect(rank(next)).toBeGreaterThanOrEqual(rank(pieces));
    }),
  );
});

test('by hand: a pending order is cancelled or held, what its pieces decide stays, all else goes anywhere', () => {
  expect(byHand('PENDING')).toEqual(['HELD', 'CANCELLED']);
  for (const fixed of ['IN_PROCESS', 'PARTIALLY_DONE', 'CANCELLED']) expect(byHand(fixed)).toEqual([]);
  for (const id of ['HELD', 'COMPLETED', 'own'])
    expect(byHand(id)).toEqual(ALL.flatMap((one) => (one.id === id ? [] : [one.id])));
});

test('what a status lets be done', () => {
  expect(KEYS.filter((key) => !mayEditOrder(key))).toEqual(['COMPLETED', 'CANCELLED']);
  expect(KEYS.filter((key) => !mayMovePieces(key))).toEqual(['HELD', 'CANCELLED']);
  expect(KEYS.filter((key) => mayInvoiceOrder(key))).toEqual(['COMPLETED']);
  expect([mayEditOrder(null), mayMovePieces(null), mayInvoiceOrder(null)]).toEqual([true, true, false]);
});

test.each([
  ['Cancelled', 'CANCELLED'],
  ['Cancelled ', 'CANCELLED'],
  ['Canceled', 'CANCELLED'],
  ['order completed', 'COMPLETED'],
  ['In Process', 'IN_PROCESS'],
  ['Trial done', undefined],
])('%j is %s', (name, fixed) => {
  expect(fixedStatusNamed(name)).toBe(fixed);
});
