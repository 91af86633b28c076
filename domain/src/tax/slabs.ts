import type { Day } from '../dates/day.ts';
import type { BasisPoints } from '../percent/percent.ts';

/** A GST rate and when it is in force. */
export interface GstSlab {
  readonly rate: BasisPoints;
  readonly from: Day;
  /** The first day on which it is no longer in force. */
  readonly ended?: Day;
}

const BEGUN: Day = '2017-07-01';

/** The usual rates of goods and services, present and past. */
const SLABS: readonly GstSlab[] = [
  { rate: 0, from: BEGUN },
  // Rough and cut stones, gold.
  { rate: 25, from: BEGUN },
  { rate: 150, from: '2022-07-18' },
  { rate: 300, from: BEGUN },
  { rate: 500, from: BEGUN },
  // 56th meeting of the GST Council: 12 per cent ended for almost all goods; 28 per cent ended later, last for
  // tobacco.
  { rate: 1200, from: BEGUN, ended: '2025-09-22' },
  { rate: 1800, from: BEGUN },
  { rate: 2800, from: BEGUN, ended: '2026-02-01' },
  { rate: 4000, from: '2025-09-22' },
];

/** Rates of few buyers and goods, which are not suggested: supplies to exporters (0.1), housing (1 and 7.5), bricks (6). */
const RARE: readonly BasisPoints[] = [10, 100, 600, 750];

/** Whether GST law has or had the rate for any goods: 12 still exists for bricks, 13 never did. */
export const isGstRate = (rate: BasisPoints): boolean =>
  RARE.includes(rate) || SLABS.some((slab) => slab.rate === rate);

const isEnded = ({ ended }: GstSlab, day: Day): boolean => ended !== undefined && ended <= day;

/** The usual GST rates on a day. */
export const gstSlabs = (day: Day): readonly BasisPoints[] =>
  SLABS.filter((slab) => slab.from <= day && !isEnded(slab, day)).map(({ rate }) => rate);

/** Past rates that no longer apply on a day, each with the day it ended. */
export const endedGstSlabs = (day: Day): readonly (GstSlab & { readonly ended: Day })[] =>
  SLABS.flatMap((slab) =>
    slab.ended !== undefined && isEnded(slab, day) ? [{ ...slab, ended: slab.ended }] : [],
  );
