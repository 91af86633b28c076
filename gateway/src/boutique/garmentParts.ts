import { type Lookahead, selects } from '../relay/lookahead.ts';

/** What `/boutique/getAllItems` tells of garments beside themselves, by the field of the graph. */
const PARTS = { areas: 'areas', measurementPoints: 'measurements', patterns: 'patterns' } as const;

export type GarmentPart = (typeof PARTS)[keyof typeof PARTS];

export const ALL_PARTS: readonly GarmentPart[] = Object.values(PARTS);

/** The parts that an operation asks for below a field that answers garments. */
export const partsBelow = (info: Lookahead): GarmentPart[] =>
  Object.entries(PARTS).flatMap(([field, part]) => (selects(info, field) ? [part] : []));
