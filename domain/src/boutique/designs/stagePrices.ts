import type { MessageKey } from '../../messages/formatMessage.ts';
import type { Paise } from '../../money/paise.ts';
import { problem, type Problem, type Read } from '../../refusals/problem.ts';

/** Why the stage prices of a design option were taken away, each with its text (spec 3 §4). */
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
 * What becomes of a design option's stage prices (spec 3 §4): their sum stays below the price. Where it is the price,
 * they are reset; above it they are refused, and reset where it is the price that was lowered.
 * @param sent whether the stage prices themselves were entered, rather than the price below what was there
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
 * What is wrong with the stage prices of a pattern (spec 3 §5): their sum is at most the price. That of a pattern of one
 * order counts only where it is above 0.
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
