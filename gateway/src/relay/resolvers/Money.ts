import { parseRupees } from '@galla/domain';
import { scalar } from '../scalar.ts';

/** Rupees: taken as paise, given as the text "7404.50". */
export const Money = scalar('Money', parseRupees);
