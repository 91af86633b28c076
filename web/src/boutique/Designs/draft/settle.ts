import { fitDesignStages, formatMessage, STAGE_RESETS } from '@galla/domain';
import { stageRows } from '../../stagePrices/amounts.ts';
import type { OptionValues } from './draft.ts';

type Prices = Pick<OptionValues, 'price' | 'stagePrices'>;

/** The sentence about why the stage prices of an option have to go; undefined while they can stay (spec 3 §4). */
function resetOf({ price, stagePrices }: Prices, typed: boolean): string | undefined {
  if (price === null) return undefined;
  const fitted = fitDesignStages(price, stageRows(stagePrices), typed);
  return 'reset' in fitted && fitted.reset ? formatMessage(STAGE_RESETS[fitted.reset]) : undefined;
}

/** After stage prices were typed: those that make up the whole price go; those above it are refused instead. */
export const settledStages = (prices: Prices): string | undefined => resetOf(prices, true);

/** After the price was lowered: where it is not above the sum of its stage prices any more, they go. */
export const settledPrice = (prices: Prices): string | undefined => resetOf(prices, false);
