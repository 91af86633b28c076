import { problem, type Problem } from '../../refusals/problem.ts';

/** The most that a shop may say it gets done in a day. */
export const MAX_DAILY_PIECES = 9999;

/** The pieces that a shop gets done in a day: a whole number from 1; null is no limit. */
export function checkDailyPieces(pieces: number | null, field = 'pieces'): Problem | undefined {
  if (pieces === null) return undefined;
  return Number.isInteger(pieces) && pieces >= 1 && pieces <= MAX_DAILY_PIECES
    ? undefined
    : problem(field, 'INVALID_INPUT', 'due.dailyOutside', { max: MAX_DAILY_PIECES });
}

/** How many pieces of a day are more than the shop gets done in one; 0 where it has set no number. */
export const piecesOver = (pieces: number, daily: number | null): number =>
  daily === null ? 0 : Math.max(0, pieces - daily);
