import { formatMessage, type MessageKey } from '../messages/formatMessage.ts';

/** Why a text is no figure that may stand there. */
type Reason = 'NO_FIGURE' | 'DECIMALS' | 'TOO_LARGE';

const FIGURE = /^[₹\s]*([\d,]+)?(?:\.(\d*))?[%\s]*$/;

/** The reason why a text could not be read as a figure of at most `places` decimals and `digits` before them. */
function reasonOf(text: string, places: number, digits: number): Reason {
  // Longer than any figure that somebody types, and cheap on a hostile one.
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

/** What is wrong with a text that `parseRupees` refused. */
export const rupeesProblem = sayWhy(2, 12, {
  NO_FIGURE: 'billing.rupeesInvalid',
  DECIMALS: 'billing.rupeesDecimals',
  TOO_LARGE: 'billing.amountTooLarge',
});

/** What is wrong with a text that `parsePercent` refused: at most 100, so that 150 and 100.5 are too much. */
export const percentProblem = (text: string): string => {
  const reason = reasonOf(text, 2, 2);
  if (reason === 'DECIMALS') return formatMessage('billing.percentDecimals');
  return formatMessage(
    /\d/.test(text) && !/[-−]/.test(text) ? 'billing.percentTooHigh' : 'billing.percentInvalid',
  );
};

/** What is wrong with a text that `parseQuantity` refused. */
export const quantityProblem = sayWhy(3, 9, {
  NO_FIGURE: 'billing.quantityMissing',
  DECIMALS: 'billing.quantityDecimals',
  TOO_LARGE: 'billing.quantityTooLarge',
});
