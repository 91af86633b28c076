import type { FormOption } from '@galla/domain';

/** Options that are sent as they are read. */
export const same = (...values: string[]): FormOption[] => values.map((value) => ({ label: value, value }));

/** The two answers of a yes-or-no field (spec 1 §3). */
export const YES_NO = same('Yes', 'No');

/** Units that goods are sold by, as shops write them. */
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

/** Units that work is sold by. */
export const SERVICE_UNITS = same('job', 'hour', 'visit', 'session', 'pc', 'month');

/** Sizes of clothes; a shop's own may be typed. */
export const CLOTHES_SIZES = same('XS', 'S', 'M', 'L', 'XL', 'XXL', 'Free size');
