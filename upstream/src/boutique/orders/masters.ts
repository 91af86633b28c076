import { rupees } from '@galla/domain';
import type { TenantDb } from '../../db/tenant.ts';
import {
  readChosenDesigns,
  readChosenGarments,
  readChosenPatterns,
  type ChosenDesign,
  type StoredPattern,
} from '../designs/index.ts';
import { type FabricPlace, type FabricProduct, readFabricProducts } from '../fabrics/products.ts';
import type { StagePrice } from '../stagePrices.ts';
import type { StoredStagePrice } from './draft.ts';

/** The shop's master data that an order chooses from, by id. */
export interface Masters {
  garments: ReadonlyMap<string, { name: string; price: string }>;
  options: ReadonlyMap<
    string,
    { name: string; price: string; area: string; isAddOn: boolean; stages: StoredStagePrice[] }
  >;
  patterns: ReadonlyMap<
    string,
    { name: string; price: string; images: string[]; stages: StoredStagePrice[] }
  >;
  /** Products that fabrics are taken from, by `placeKey`. */
  fabrics: ReadonlyMap<string, FabricProduct>;
}

/** The ids that an order refers to. */
export interface Chosen {
  garmentIds: readonly string[];
  optionIds: readonly string[];
  patternIds: readonly string[];
  fabrics: readonly FabricPlace[];
}

const entries = <From, To>(found: ReadonlyMap<string, From>, to: (one: From) => To): Map<string, To> =>
  new Map(Array.from(found, ([id, one]) => [id, to(one)]));

/** Stage prices as stored in an order. */
const stored = (prices: readonly StagePrice[]): StoredStagePrice[] =>
  prices.map(({ stageId, name: stage, amount }) => ({ stage, stageId, amount: rupees(amount) }));

/**
 * Reads what an order chooses, with prices in stored form; anything of another shop, of another garment or deleted is
 * missing.
 */
export async function loadMasters(
  db: TenantDb,
  { garmentIds, optionIds, patternIds, fabrics }: Chosen,
): Promise<Masters> {
  const garments = await readChosenGarments(db, garmentIds);
  const options =
    optionIds.length === 0 ? new Map<string, ChosenDesign>() : await readChosenDesigns(db, garmentIds);
  const patterns =
    patternIds.length === 0 ? new Map<string, StoredPattern>() : await readChosenPatterns(db, garmentIds);
  return {
    garments: entries(garments, ({ name, price }) => ({ name, price: rupees(price) })),
    options: entries(options, ({ name, price, areaName: area, addOn: isAddOn, stagePrices }) => ({
      name,
      price: rupees(price),
      area,
      isAddOn,
      stages: stored(stagePrices),
    })),
    patterns: entries(patterns, ({ name, price, images, stagePrices }) => ({
      name,
      price: rupees(price),
      images,
      stages: stored(stagePrices),
    })),
    fabrics: await readFabricProducts(db, fabrics),
  };
}
