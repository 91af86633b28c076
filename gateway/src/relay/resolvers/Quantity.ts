import { parseStock } from '@galla/domain';
import { scalar } from '../scalar.ts';

/** A quantity, zero or more: input as thousandths, output as the text "2.5". */
export const Quantity = scalar('Quantity', parseStock);
