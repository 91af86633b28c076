import type { Paise } from '../money/paise.ts';
import type { PieceState } from './orderStates.ts';

/** Somebody who works on an item at a stage. */
export interface Work {
  readonly stageId: string;
  readonly employeeId: string;
}

/** Where a piece is: its number within the item from 1, its stage, who has it, and how far it is there. */
export interface PieceAt {
  readonly number: number;
  readonly state: PieceState;
  readonly stageId: string | null;
  readonly employeeId: string | null;
}

/** The stages of an item, in the order in which its works name them. */
const stagesOf = (works: readonly Work[]): string[] => [...new Set(works.map(({ stageId }) => stageId))];

/** Who of several people at a stage gets a piece: they take turns by its number. */
function turnAt<W extends Work>(works: readonly W[], stageId: string, number: number): W | undefined {
  const people = works.filter((work) => work.stageId === stageId);
  return people[(number - 1) % people.length];
}

/**
 * Where a piece goes on to when its stage is done: to the next stage of its item, there to the person whose turn it is;
 * undefined after the last one, and of a piece that is at no stage of its item.
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

/** A stage on the way of a piece: how far the piece is there, and who has it, had it, or is to get it. */
export interface StageOfPiece {
  stageId: string;
  employeeId: string | null;
  state: PieceState;
}

/** The way of a piece through the stages of its item; one that it is at without being planned stands at the end. */
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

/** What who finishes a piece at a stage earns by it: the prices of that stage of all that was chosen for it. */
export const stagePay = (
  prices: readonly { stageId?: string | undefined; amount: Paise }[],
  stageId: string,
): Paise => prices.reduce((sum, { stageId: at, amount }) => (at === stageId ? sum + amount : sum), 0);

/** How long a stage that was said to be done can be taken back, in seconds. */
export const UNDO_SECONDS = 60;

/** Until when that is, in milliseconds since 1970. */
export const undoUntil = (moved: Date): Date => new Date(moved.getTime() + UNDO_SECONDS * 1000);
