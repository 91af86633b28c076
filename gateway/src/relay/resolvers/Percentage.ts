import { parsePercent } from '@galla/domain';
import { scalar } from '../scalar.ts';

/** A per cent value: taken as basis points, given as the text "18". */
export const Percentage = scalar('Percentage', parsePercent);
