import { formatAmount } from '../money/format.ts';
import type { Paise } from '../money/paise.ts';
import { problem, type Problem } from '../refusals/problem.ts';
import type { PieceState } from './orderStates.ts';

/** Maximum length of the collector's name, in characters. */
export const COLLECTED_BY_LENGTH = 60;

/** The state of a piece that its hand-over depends on. */
export interface PieceToHandOver {
  readonly state: PieceState;
  /** Already with the customer. */
  readonly isHandedOver: boolean;
}

/** Whether a piece can be handed over: once it is done, and only once. */
export const mayHandOver = ({ state, isHandedOver }: PieceToHandOver): boolean =>
  state === '2' && !isHandedOver;

/**
 * Checks a hand-over. Every piece must be done and not yet handed over, the collector named, and money that is
 * still due explicitly left due.
 * @param due pending amount of the order
 * @param leftDue the due amount that was confirmed to stay due; undefined without confirmation
 */
export function checkHandOver(asked: {
  pieces: readonly PieceToHandOver[];
  collectedBy: string;
  due: Paise;
  leftDue: Paise | undefined;
}): Problem[] {
  const { pieces, collectedBy, due, leftDue } = asked;
  const name = collectedBy.trim();
  return [
    pieces.length === 0 ? problem('pieces', 'INVALID_INPUT', 'handOver.nothingChosen') : undefined,
    pieces.every(mayHandOver) ? undefined : problem('pieces', 'INVALID_INPUT', 'handOver.notReady'),
    name === '' ? problem('collectedBy', 'INVALID_INPUT', 'handOver.nobody') : undefined,
    name.length > COLLECTED_BY_LENGTH
      ? problem('collectedBy', 'INVALID_INPUT', 'orderRule.textTooLong', { max: COLLECTED_BY_LENGTH })
      : undefined,
    due > 0 && leftDue === undefined
      ? problem('leftDue', 'INVALID_INPUT', 'handOver.dueFirst', { amount: formatAmount(due) })
      : undefined,
  ].filter((one) => one !== undefined);
}
