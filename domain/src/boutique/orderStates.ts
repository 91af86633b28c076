import { FIXED_STATUSES, type FixedStatus } from './status.ts';

/** Progress of a piece, as the wire has it: not begun, begun, done (spec 3 §4). */
export type PieceState = '0' | '1' | '2';

const begun = (piece: PieceState): boolean => piece !== '0';
const done = (piece: PieceState): boolean => piece === '2';

/** The status of an order, derived from its pieces. */
export function statusOfPieces(pieces: readonly PieceState[]): FixedStatus {
  if (pieces.length > 0 && pieces.every(done)) return 'COMPLETED';
  if (pieces.some(done)) return 'PARTIALLY_DONE';
  return pieces.some(begun) ? 'IN_PROCESS' : 'PENDING';
}

/** Progress of an item: done when all its pieces are, begun when at least one is. */
export function stateOfItem(pieces: readonly PieceState[]): PieceState {
  if (pieces.length > 0 && pieces.every(done)) return '2';
  return pieces.some(begun) ? '1' : '0';
}

/** A status of the shop: one of the six fixed ones, or its own. */
export interface KnownStatus {
  readonly id: string;
  readonly fixed: FixedStatus | null;
}

/**
 * The statuses an order can be given by hand: a pending order can only be cancelled or held; one whose status
 * follows from its pieces, or that is cancelled, none; every other one any (spec 3 §4).
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

/** Whether pieces of an order can be moved: not while it is on hold or cancelled. */
export const mayMovePieces = (status: FixedStatus | null): boolean =>
  status !== 'HELD' && status !== 'CANCELLED';

/** Whether its invoice may be made. */
export const mayInvoiceOrder = (status: FixedStatus | null): boolean => status === 'COMPLETED';

const plain = (text: string): string => text.trim().toLowerCase().replace('canceled', 'cancelled');

/** The fixed status with this name, however the wire spells it: "Canceled", "Cancelled " (spec 3 §4). */
export function fixedStatusNamed(name: string): FixedStatus | undefined {
  const keys = Object.keys(FIXED_STATUSES) as FixedStatus[];
  return keys.find((key) => plain(FIXED_STATUSES[key]) === plain(name));
}
