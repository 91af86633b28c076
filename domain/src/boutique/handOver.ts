import { formatAmount } from '../money/format.ts';
import type { Paise } from '../money/paise.ts';
import { problem, type Problem } from '../refusals/problem.ts';
import type { PieceState } from './orderStates.ts';

/** Characters of the name of who collects pieces. */
export const COLLECTED_BY_LENGTH = 60;

/** A piece as far as its hand-over depends on it. */
export interface PieceToHandOver {
  readonly state: PieceState;
  /** It is with the customer. */
  readonly isHandedOver: boolean;
}

/** Whether a piece can be given to the customer: once it is done, and not twice. */
export const mayHandOver = ({ state, isHandedOver }: PieceToHandOver): boolean =>
  state === '2' && !isHandedOver;

/**
 * What keeps pieces from being handed over: one that is not done, or that is gone already; nobody who collects them; and
 * money that is due while nobody said that it stays so (balance taken first or allowed).
 * @param due what the order still owes
 * @param leftDue what was seen to be due and stays so; undefined where nothing was said
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
