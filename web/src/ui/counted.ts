import { formatCount, type CountKey } from '@galla/domain';

const FIGURE = new Intl.NumberFormat('en-IN');

/** A number with Indian grouping: "10,000". */
export const countText = (n: number): string => FIGURE.format(n);

/** "10,000 products" */
export const counted = (key: CountKey, n: number): string => formatCount(key, n, { n: countText(n) });
