import type { MessageKey } from '../../messages/formatMessage.ts';
import type { Paise } from '../../money/paise.ts';
import { problem, type Problem, type Read } from '../../refusals/problem.ts';

/** Why the stage prices of a design option were reset, each with its message (spec 3 §4). */
export const STAGE_RESETS = {
  EQUALS_PRICE: 'designs.stagePricesEqual',
  PRICE_LOWERED: 'designs.stagePricesLowered',
} as const satisfies Record<string, MessageKey>;

export type StageReset = keyof typeof STAGE_RESETS;

interface Amount {
  readonly amount: Paise;
}

export const stageSum = (prices: readonly Amount[]): Paise =>
  prices.reduce((sum, { amount }) => sum + amount, 0);

/**
 * Fits a design option's stage prices to its price (spec 3 §4): their sum must stay below the price. A sum equal to
 * the price resets them. A higher sum is refused, or resets them when it was the price that was lowered.
 * @param sent whether the stage prices were entered, as opposed to only the price
 */
export function fitDesignStages<Price extends Amount>(
  price: Paise,
  prices: readonly Price[],
  sent: boolean,
): Read<{ prices: readonly Price[]; reset?: StageReset }> {
  const sum = stageSum(prices);
  if (prices.length === 0 || sum < price) return { prices };
  if (sum === price) return { prices: [], reset: 'EQUALS_PRICE' };
  if (!sent) return { prices: [], reset: 'PRICE_LOWERED' };
  return { problems: [problem('stagePrices', 'INVALID_INPUT', 'designs.stagePricesAbove')] };
}

/**
 * Checks the stage prices of a pattern (spec 3 §5): their sum is at most its price. The price of a pattern made for
 * one order counts only above 0.
 */
export function checkPatternStages(
  price: Paise,
  prices: readonly Amount[],
  of: 'MASTER' | 'CUSTOM' = 'MASTER',
): Problem | undefined {
  if (stageSum(prices) <= price || (of === 'CUSTOM' && price === 0)) return undefined;
  const text = of === 'MASTER' ? 'designs.patternStagesAbove' : 'designs.customStagesAbove';
  return problem('stagePrices', 'INVALID_INPUT', text);
}
