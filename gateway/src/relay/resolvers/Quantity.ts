import { parseStock } from '@galla/domain';
import { scalar } from '../scalar.ts';

/** A quantity, zero or more: taken as thousandths, given as the text "2.5". */
export const Quantity = scalar('Quantity', parseStock);
