import { problem, type Problem } from '../../refusals/problem.ts';

/** Largest daily number a shop can set. */
export const MAX_DAILY_PIECES = 9999;

/** The pieces a shop gets done in a day: a whole number from 1; null for no limit. */
export function checkDailyPieces(pieces: number | null, field = 'pieces'): Problem | undefined {
  if (pieces === null) return undefined;
  return Number.isInteger(pieces) && pieces >= 1 && pieces <= MAX_DAILY_PIECES
    ? undefined
    : problem(field, 'INVALID_INPUT', 'due.dailyOutside', { max: MAX_DAILY_PIECES });
}

/** By how many pieces a day exceeds the daily number; 0 where the shop has set none. */
export const piecesOver = (pieces: number, daily: number | null): number =>
  daily === null ? 0 : Math.max(0, pieces - daily);
