export { MAX_PAISE, fitsMoney, type Paise } from './paise.ts';
export { parseRupees } from './parse.ts';
export { formatAmount, formatRupees, rupeeParts, rupees, type RupeeParts } from './format.ts';
export { amountInWords } from './words.ts';
