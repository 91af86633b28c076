import { isMeasuredUnit } from '@galla/domain';

/** "2.5 m" for measured units, otherwise only the number. */
export const counted = (quantity: string, unit: string): string =>
  isMeasuredUnit(unit) ? `${quantity} ${unit}` : quantity;
