import type { Day } from '../dates/day.ts';
import type { BasisPoints } from '../percent/percent.ts';

/** The slabs of GST, each list from its day on. Items may have another rate: special ones exist, old ones stay. */
const SLABS: readonly { from: Day; rates: readonly BasisPoints[] }[] = [
  // 56th meeting of the GST Council: 12 and 28 per cent ended for almost all goods.
  { from: '2025-09-22', rates: [0, 500, 1800, 4000] },
  { from: '2017-07-01', rates: [0, 500, 1200, 1800, 2800] },
];

/** The GST rates that goods and services of a day mostly have. */
export const gstSlabs = (day: Day): readonly BasisPoints[] =>
  SLABS.find(({ from }) => from <= day)?.rates ?? [];
