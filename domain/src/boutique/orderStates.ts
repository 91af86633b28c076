import { FIXED_STATUSES, type FixedStatus } from './status.ts';

/** How far a piece is, as the wire has it: not begun, begun, done (spec 3 §4). */
export type PieceState = '0' | '1' | '2';

const begun = (piece: PieceState): boolean => piece !== '0';
const done = (piece: PieceState): boolean => piece === '2';

/** The status that an order has by its pieces. */
export function statusOfPieces(pieces: readonly PieceState[]): FixedStatus {
  if (pieces.length > 0 && pieces.every(done)) return 'COMPLETED';
  if (pieces.some(done)) return 'PARTIALLY_DONE';
  return pieces.some(begun) ? 'IN_PROCESS' : 'PENDING';
}

/** How far an item is by its pieces: done when all are, begun when one is. */
export function stateOfItem(pieces: readonly PieceState[]): PieceState {
  if (pieces.length > 0 && pieces.every(done)) return '2';
  return pieces.some(begun) ? '1' : '0';
}

/** A status of the shop: one of the six, or its own. */
export interface KnownStatus {
  readonly id: string;
  readonly fixed: FixedStatus | null;
}

/**
 * The statuses that people may give an order by hand: a pending one may only be cancelled or held; one whose pieces
 * say how far it is, or that is cancelled, may get none; every other one any (spec 3 §4).
 */
export function statusesByHand<S extends KnownStatus>(now: S, all: readonly S[]): S[] {
  const others = all.filter(({ id }) => id !== now.id);
  switch (now.fixed) {
    case 'PENDING':
      return others.filter(({ fixed }) => fixed === 'CANCELLED' || fixed === 'HELD');
    case 'IN_PROCESS':
    case 'PARTIALLY_DONE':
    case 'CANCELLED':
      return [];
    default:
      return others;
  }
}

/** Whether an order may still be edited. */
export const mayEditOrder = (status: FixedStatus | null): boolean =>
  status !== 'COMPLETED' && status !== 'CANCELLED';

/** Whether its pieces may be moved: not while it is put aside or given up. */
export const mayMovePieces = (status: FixedStatus | null): boolean =>
  status !== 'HELD' && status !== 'CANCELLED';

/** Whether its invoice may be made. */
export const mayInvoiceOrder = (status: FixedStatus | null): boolean => status === 'COMPLETED';

const plain = (text: string): string => text.trim().toLowerCase().replace('canceled', 'cancelled');

/** One of the six by its name, however it is spelt on the wire: "Canceled", "Cancelled " (spec 3 §4). */
export function fixedStatusNamed(name: string): FixedStatus | undefined {
  const keys = Object.keys(FIXED_STATUSES) as FixedStatus[];
  return keys.find((key) => plain(FIXED_STATUSES[key]) === plain(name));
}
