import { readImages, readStagePrices, rupees } from '@galla/domain';
import type { boutique } from '@galla/upstream/contract';
import { nodeOf, type Model } from '../relay/model.ts';
import type { Answer } from '../rest/arguments.ts';
import type { Garment, Pattern, StagePrice } from '../types.generated.ts';

type ItemRow = Answer<typeof boutique.getAllItems>['items'][number];
type AreaRow = Answer<typeof boutique.getDesignAreas>['data'][number];
type OptionRow = AreaRow['options'][number];
type PointRow = Answer<typeof boutique.getItemDetails>['measurements'][number];
type PatternRow = Answer<typeof boutique.getPatterns>['patterns'][number];
type ResetRow = Answer<typeof boutique.updateDesignAreas>['resets'][number];

type Parts = 'areas' | 'measurementPoints' | 'patterns';

/** A garment with its included parts. */
export type GarmentMapper = Model<Garment, Parts> & {
  areas?: DesignAreaModel[];
  measurementPoints?: MeasurementPointModel[];
  patterns?: PatternMapper[];
};
export type PatternMapper = Model<Pattern, 'garment' | 'stagePrices'> & {
  garmentId: string;
  stagePrices: StagePriceMapper[];
};
export type StagePriceMapper = Omit<StagePrice, 'stage'>;

export type DesignAreaModel = ReturnType<typeof designAreaOf>;
export type MeasurementPointModel = ReturnType<typeof measurementPointOf>;

/** Stage prices in any form of the wire; unreadable ones count as none. */
function stagePricesOf(sent: unknown): StagePriceMapper[] {
  const read = readStagePrices(sent);
  if ('problems' in read) return [];
  return read.prices.flatMap(({ stage: name, amount }) =>
    amount === null ? [] : [{ __typename: 'StagePrice' as const, name, amount: rupees(amount) }],
  );
}

const designOptionOf = (row: OptionRow) => ({
  ...nodeOf('DesignOption', row.id),
  name: row.name,
  price: row.price,
  image: row.image_url,
  thumbnail: row.thumbnail,
  isDefault: row.is_default === 1,
  position: row.display_order,
  stagePrices: stagePricesOf(row.stagePrices),
  version: row.version,
});

export const designAreaOf = (row: AreaRow) => ({
  ...nodeOf('DesignArea', row.area_id),
  name: row.area_name,
  kind: row.kind,
  options: row.options.map(designOptionOf),
});

export const measurementPointOf = (row: PointRow) => ({
  ...nodeOf('MeasurementPoint', row.id),
  name: row.name,
  image: row.image_url,
  price: row.price,
});

export const patternOf = (row: PatternRow): PatternMapper => ({
  __typename: 'Pattern',
  dbId: row.id,
  garmentId: row.item_id,
  name: row.name,
  price: row.price,
  images: readImages(row.image) ?? [],
  thumbnail: row.thumbnail,
  stagePrices: stagePricesOf(row.stagePrices),
  version: row.version,
});

export const garmentOf = (row: ItemRow): GarmentMapper => ({
  __typename: 'Garment',
  dbId: row.id,
  name: row.item_name,
  position: row.sort,
  price: row.price,
  version: row.version,
  ...(row.design_areas && { areas: row.design_areas.map(designAreaOf) }),
  ...(row.measurements && { measurementPoints: row.measurements.map(measurementPointOf) }),
  ...(row.patterns && { patterns: row.patterns.map(patternOf) }),
});

/** Options whose stage prices were reset, looked up in the areas of the same answer. */
export function resetsOf(rows: readonly ResetRow[], areas: readonly DesignAreaModel[]) {
  const options = areas.flatMap((area) => area.options);
  return rows.flatMap(({ option_id: id, reason, message }) => {
    const option = options.find((one) => one.dbId === id);
    return option ? [{ option, reason, message }] : [];
  });
}
