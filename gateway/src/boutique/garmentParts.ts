import { type Lookahead, selects } from '../relay/lookahead.ts';

/** Parts that `/boutique/getAllItems` can include with garments, by graph field. */
const PARTS = { areas: 'areas', measurementPoints: 'measurements', patterns: 'patterns' } as const;

export type GarmentPart = (typeof PARTS)[keyof typeof PARTS];

export const ALL_PARTS: readonly GarmentPart[] = Object.values(PARTS);

/** The parts an operation selects below a field of garments. */
export const partsBelow = (info: Lookahead): GarmentPart[] =>
  Object.entries(PARTS).flatMap(([field, part]) => (selects(info, field) ? [part] : []));
