import type { Paise } from '../money/paise.ts';
import type { PieceState } from './orderStates.ts';

/** An employee assigned to an item at a stage. */
export interface Work {
  readonly stageId: string;
  readonly employeeId: string;
}

/** Where a piece is: its number within the item from 1, its stage, its worker, and its progress there. */
export interface PieceAt {
  readonly number: number;
  readonly state: PieceState;
  readonly stageId: string | null;
  readonly employeeId: string | null;
}

/** The stages of an item, in the order in which its works name them. */
const stagesOf = (works: readonly Work[]): string[] => [...new Set(works.map(({ stageId }) => stageId))];

/** Which of several employees at a stage gets a piece: they take turns by its number. */
function turnAt<W extends Work>(works: readonly W[], stageId: string, number: number): W | undefined {
  const people = works.filter((work) => work.stageId === stageId);
  return people[(number - 1) % people.length];
}

/**
 * Where a piece goes when its stage is done: to the next stage of its item and the employee whose turn it is.
 * Undefined after the last stage, and for a piece at a stage its item does not have.
 */
export function nextWork<W extends Work>(
  { number, stageId }: Pick<PieceAt, 'number' | 'stageId'>,
  works: readonly W[],
): W | undefined {
  if (stageId === null) return undefined;
  const stages = stagesOf(works);
  const at = stages.indexOf(stageId);
  const next = stages[at + 1];
  return at === -1 || next === undefined ? undefined : turnAt(works, next, number);
}

/** A stage on the way of a piece: its progress there, and its past, current or next worker. */
export interface StageOfPiece {
  stageId: string;
  employeeId: string | null;
  state: PieceState;
}

/** The way of a piece through the stages of its item. A current stage that was not planned comes last. */
export function wayOfPiece(piece: PieceAt, works: readonly Work[]): StageOfPiece[] {
  const planned = stagesOf(works);
  const stages =
    piece.stageId === null || planned.includes(piece.stageId) ? planned : [...planned, piece.stageId];
  const now = piece.stageId === null ? -1 : stages.indexOf(piece.stageId);
  return stages.map((stageId, at) => ({
    stageId,
    employeeId: at === now ? piece.employeeId : (turnAt(works, stageId, piece.number)?.employeeId ?? null),
    state: at < now ? '2' : at === now ? piece.state : '0',
  }));
}

/** What finishing a piece at a stage earns: the sum of that stage's prices over everything chosen for it. */
export const stagePay = (
  prices: readonly { stageId?: string | undefined; amount: Paise }[],
  stageId: string,
): Paise => prices.reduce((sum, { stageId: at, amount }) => (at === stageId ? sum + amount : sum), 0);

/** How long a finished stage can be undone, in seconds. */
export const UNDO_SECONDS = 60;

/** The end of that time, in milliseconds since 1970. */
export const undoUntil = (moved: Date): Date => new Date(moved.getTime() + UNDO_SECONDS * 1000);
