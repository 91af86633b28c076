import type { Paise } from '@galla/domain';
import { sql } from 'kysely';
import { paiseOf } from '../../db/numeric.ts';
import type { TenantDb } from '../../db/tenant.ts';
import { matches } from '../../plainTable/rows.ts';
import { type Option, readAreas } from './read.ts';
import { readPatterns, type StoredPattern } from '../patterns/patterns.ts';

// What an order is validated against and copies: the order keeps names and prices as agreed.

/** A garment as read by orders. */
export interface ChosenGarment {
  id: string;
  name: string;
  price: Paise;
}

/** A design option with its area. */
export interface ChosenDesign extends Option {
  areaId: string;
  areaName: string;
  /** Whether it is one of the shop's add-ons, of which an item may have several. */
  addOn: boolean;
  /** Null for an add-on, which applies to every garment. */
  garmentId: string | null;
}

/** Garments by id, locked against deletion until the call ends; unknown ids are left out. */
export async function readChosenGarments(
  db: TenantDb,
  ids: readonly string[],
): Promise<Map<string, ChosenGarment>> {
  const rows = await db.sql
    .selectFrom('garment')
    .where(matches(db, 'garment', {}))
    .where('id', '=', sql<string>`any(${ids})`)
    .select(['id', 'name', 'price'])
    .orderBy('id')
    .forKeyShare()
    .execute();
  return new Map(rows.map(({ price, ...row }) => [row.id, { ...row, price: paiseOf(price) }]));
}

/** Options of these garments and the shop's add-ons, by id; options of other garments are left out. */
export async function readChosenDesigns(
  db: TenantDb,
  garmentIds: readonly string[],
): Promise<Map<string, ChosenDesign>> {
  const areas = await readAreas(db, { garmentIds, addOns: true });
  const options = areas.flatMap((area) =>
    area.options.map((option) => ({
      ...option,
      areaId: area.id,
      areaName: area.name,
      addOn: area.kind === 'ADD_ONS',
      garmentId: area.garmentId,
    })),
  );
  return new Map(options.map((option) => [option.id, option]));
}

/** Master patterns of these garments, by id, with picture paths and stage prices. */
export async function readChosenPatterns(
  db: TenantDb,
  garmentIds: readonly string[],
): Promise<Map<string, StoredPattern>> {
  return new Map((await readPatterns(db, {}, garmentIds)).map((pattern) => [pattern.id, pattern]));
}
