import type { FormOption } from '@galla/domain';

/** Options whose value equals the label. */
export const same = (...values: string[]): FormOption[] => values.map((value) => ({ label: value, value }));

/** Options of a yes-or-no field (spec 1 §3). */
export const YES_NO = same('Yes', 'No');

/** Units of goods, as shops write them. */
export const GOODS_UNITS = same(
  'pc',
  'pair',
  'set',
  'box',
  'pack',
  'dozen',
  'kg',
  'g',
  'l',
  'ml',
  'm',
  'ft',
  'sqft',
);

/** Units of services. */
export const SERVICE_UNITS = same('job', 'hour', 'visit', 'session', 'pc', 'month');

/** Sizes of clothes; other sizes can be typed. */
export const CLOTHES_SIZES = same('XS', 'S', 'M', 'L', 'XL', 'XXL', 'Free size');
