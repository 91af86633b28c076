import { isMeasuredUnit } from '@galla/domain';

/** "2.5 m" where it is measured, else the number alone. */
export const counted = (quantity: string, unit: string): string =>
  isMeasuredUnit(unit) ? `${quantity} ${unit}` : quantity;
