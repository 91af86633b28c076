import { fitDesignStages, formatMessage, STAGE_RESETS } from '@galla/domain';
import { stageRows } from '../../stagePrices/amounts.ts';
import type { OptionValues } from './draft.ts';

type Prices = Pick<OptionValues, 'price' | 'stagePrices'>;

/**
 * The message that explains why an option's stage prices are reset; undefined if they can stay (spec 3 §4).
 */
function resetOf({ price, stagePrices }: Prices, typed: boolean): string | undefined {
  if (price === null) return undefined;
  const fitted = fitDesignStages(price, stageRows(stagePrices), typed);
  return 'reset' in fitted && fitted.reset ? formatMessage(STAGE_RESETS[fitted.reset]) : undefined;
}

/**
 * After stage prices were edited: those that add up to the whole price are reset. A higher sum is refused
 * instead.
 */
export const settledStages = (prices: Prices): string | undefined => resetOf(prices, true);

/** After the price was lowered: the stage prices are reset unless the price still exceeds their sum. */
export const settledPrice = (prices: Prices): string | undefined => resetOf(prices, false);
