import type { Paise } from '../money/paise.ts';
import { problem, type Problem } from '../refusals/index.ts';
import { MAX_POINT_VALUE } from './line.ts';

/** Allowed value of a point: ₹0.00 to ₹10,000.00. */
export const checkPointValue = (value: Paise | undefined, field: string): Problem | undefined =>
  value !== undefined && value >= 0 && value <= MAX_POINT_VALUE
    ? undefined
    : problem(field, 'INVALID_INPUT', 'commission.pointValueInvalid');
