import { formatMessage, type MessageKey } from '../messages/formatMessage.ts';

/** Why a text is not a valid figure. */
type Reason = 'NO_FIGURE' | 'DECIMALS' | 'TOO_LARGE';

const FIGURE = /^[₹\s]*([\d,]+)?(?:\.(\d*))?[%\s]*$/;

/** Why a text is not a figure with at most `places` decimals and `digits` before them. */
function reasonOf(text: string, places: number, digits: number): Reason {
  // Longer than any real figure; keeps the pattern cheap on hostile input.
  const match = text.length > 60 ? null : FIGURE.exec(text.trim());
  if (!match) return 'NO_FIGURE';
  const [, whole = '', fraction = ''] = match;
  if (fraction.length > places) return 'DECIMALS';
  return whole.replaceAll(',', '').replace(/^0+/, '').length > digits ? 'TOO_LARGE' : 'NO_FIGURE';
}

const sayWhy =
  (places: number, digits: number, words: Record<Reason, MessageKey>) =>
  (text: string): string =>
    formatMessage(words[reasonOf(text, places, digits)]);

/** Problem with a text that `parseRupees` refused. */
export const rupeesProblem = sayWhy(2, 12, {
  NO_FIGURE: 'billing.rupeesInvalid',
  DECIMALS: 'billing.rupeesDecimals',
  TOO_LARGE: 'billing.amountTooLarge',
});

/** Problem with a text that `parsePercent` refused: at most 100, so 150 and 100.5 are too large. */
export const percentProblem = (text: string): string => {
  const reason = reasonOf(text, 2, 2);
  if (reason === 'DECIMALS') return formatMessage('billing.percentDecimals');
  return formatMessage(
    /\d/.test(text) && !/[-−]/.test(text) ? 'billing.percentTooHigh' : 'billing.percentInvalid',
  );
};

/** Problem with a text that `parseQuantity` refused. */
export const quantityProblem = sayWhy(3, 9, {
  NO_FIGURE: 'billing.quantityMissing',
  DECIMALS: 'billing.quantityDecimals',
  TOO_LARGE: 'billing.quantityTooLarge',
});
