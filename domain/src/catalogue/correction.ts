import { problem, type Problem } from '../refusals/problem.ts';

/** Reasons for setting a stock by hand; sales and returns need none. */
export const CORRECTION_REASONS = [
  'COUNTED',
  'RECEIVED',
  'DAMAGED',
  'LOST',
  'OWN_USE',
  'GIVEN_BACK',
  'OTHER',
] as const;
export type CorrectionReason = (typeof CORRECTION_REASONS)[number];

/** Kinds of stock moves. */
export const STOCK_MOVES = ['OPENING', 'SALE', 'RETURN', 'CORRECTION'] as const;
export type StockMoveKind = (typeof STOCK_MOVES)[number];

/** Maximum length of a correction's note, in characters. */
export const CORRECTION_NOTE = 200;

/**
 * Problem with a correction's note, at `field`: the reason "other" requires one. A correction without any reason is
 * the documented call (spec 2 §7) and passes.
 */
export function checkCorrectionNote(
  reason: CorrectionReason | undefined,
  note: string,
  field = 'note',
): Problem | undefined {
  if (reason === 'OTHER' && note.trim() === '') return problem(field, 'INVALID_INPUT', 'stock.noteMissing');
  if (note.trim().length > CORRECTION_NOTE)
    return problem(field, 'INVALID_INPUT', 'stock.noteTooLong', { max: CORRECTION_NOTE });
  return undefined;
}
