import { parsePercent } from '@galla/domain';
import { scalar } from '../scalar.ts';

/** A percentage: input as basis points, output as the text "18". */
export const Percentage = scalar('Percentage', parsePercent);
