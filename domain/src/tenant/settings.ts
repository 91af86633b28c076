import type { BasisPoints } from '../percent/percent.ts';
import { problem, type Problem } from '../refusals/problem.ts';

/** Range of the shop's own GST rate in per cent (spec 1 §2, §9). */
export const SHOP_GST = { min: 0, max: 28 } as const;

/** Maximum length of the Return & Refund Disclaimer, in characters (spec 1 §5). */
export const MAX_DISCLAIMER = 100;

/** Checks the rate for items that use the shop's: 0 to 28 per cent. Undefined stands for text that is not a percentage. */
export function checkShopGst(rate: BasisPoints | undefined, field = 'gstPercentage'): Problem | undefined {
  const fits = rate !== undefined && rate <= SHOP_GST.max * 100;
  return fits ? undefined : problem(field, 'INVALID_INPUT', 'settings.gstOutside', SHOP_GST_PARAMS);
}

const SHOP_GST_PARAMS = { min: SHOP_GST.min, max: SHOP_GST.max };

/** The disclaimer must fit its line on the bill. Counted in code points, so that no emoji is cut in two. */
export function checkDisclaimer(text: string, field = 'disclaimer'): Problem | undefined {
  return disclaimerLength(text) <= MAX_DISCLAIMER
    ? undefined
    : problem(field, 'INVALID_INPUT', 'settings.disclaimerTooLong', { max: MAX_DISCLAIMER });
}

/** Characters of a text, as the database counts them. */
export const disclaimerLength = (text: string): number => Array.from(text).length;
