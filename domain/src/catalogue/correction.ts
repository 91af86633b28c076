import { problem, type Problem } from '../refusals/problem.ts';

/** Why somebody sets a stock by hand; what a sale or a return changes needs no reason. */
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

/** What moves a stock. */
export const STOCK_MOVES = ['OPENING', 'SALE', 'RETURN', 'CORRECTION'] as const;
export type StockMoveKind = (typeof STOCK_MOVES)[number];

/** Characters of the note beside a correction. */
export const CORRECTION_NOTE = 200;

/**
 * What is wrong with a correction's note, told at `field`: "other" says nothing without one. A correction without any
 * reason is the documented call (spec 2 §7), and passes.
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
