import { PAYMENT_MODE_LABELS, say, type Paise } from '@galla/domain';

const isKnown = (mode: string): mode is keyof typeof PAYMENT_MODE_LABELS =>
  Object.hasOwn(PAYMENT_MODE_LABELS, mode);

/** "Cash" or "UPI"; a mode of a newer server is said as it is. */
const modeWord = (mode: string): string => (isKnown(mode) ? say(PAYMENT_MODE_LABELS[mode]) : mode);

/** "UPI advance" for what came with the document and left something open, else "UPI payment". */
export const paymentWord = (mode: string, isAdvance: boolean, left: Paise): string =>
  say(isAdvance && left > 0 ? 'history.advanceLine' : 'history.paymentLine', { mode: modeWord(mode) });
