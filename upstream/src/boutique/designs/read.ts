import { AREA_KINDS, inAreaOrder, type AreaKind, type Paise } from '@galla/domain';
import { sql } from 'kysely';
import { paiseOf } from '../../db/numeric.ts';
import { oneOf } from '../../db/oneOf.ts';
import type { TenantDb } from '../../db/tenant.ts';
import { stagePriceOf, stagePricesOf, type StagePrice } from '../stagePrices.ts';

/** A design option as stored. */
export interface Option {
  id: string;
  name: string;
  price: Paise;
  /** Path of its picture. */
  image: string | null;
  isDefault: boolean;
  position: number;
  stagePrices: readonly StagePrice[];
  updatedAt: Date;
}

/** An area with its options, by position. */
export interface Area {
  id: string;
  /** Null for the add-ons. */
  garmentId: string | null;
  name: string;
  kind: AreaKind;
  options: readonly Option[];
}

/** Which areas to read: by id, by garment, or the add-ons. */
export interface AreasAsked {
  areaIds?: readonly string[];
  garmentIds?: readonly string[];
  addOns?: boolean;
}

const rowsOf = (db: TenantDb, { areaIds = [], garmentIds = [], addOns = false }: AreasAsked) =>
  db.sql
    .selectFrom('designArea')
    .leftJoin('designOption', (join) =>
      join
        .onRef('designOption.tenantId', '=', 'designArea.tenantId')
        .onRef('designOption.areaId', '=', 'designArea.id'),
    )
    .where('designArea.tenantId', '=', db.tenantId)
    .where((row) =>
      row.or([
        row('designArea.id', '=', sql<string>`any(${areaIds})`),
        row('designArea.garmentId', '=', sql<string>`any(${garmentIds})`),
        ...(addOns ? [row('designArea.garmentId', 'is', null)] : []),
      ]),
    )
    .select(['designArea.id as areaId', 'designArea.garmentId', 'designArea.name as areaName', 'kind'])
    .select(['designOption.id', 'designOption.name', 'price', 'image', 'isDefault', 'position'])
    .select(['designOption.updatedAt', stagePricesOf(db, 'designOption').as('stagePrices')])
    .orderBy('designArea.id')
    .orderBy('position')
    .orderBy('designOption.id')
    .execute();

type Row = Awaited<ReturnType<typeof rowsOf>>[number];

/** Areas with their options in display order; garments one after the other. */
export async function readAreas(db: TenantDb, asked: AreasAsked): Promise<Area[]> {
  const byArea = Map.groupBy(await rowsOf(db, asked), ({ areaId }) => areaId);
  const areas = Array.from(byArea.values(), (rows) => {
    const { areaId: id, garmentId, areaName: name, kind } = rows[0] as Row;
    return { id, garmentId, name, kind: oneOf(AREA_KINDS, kind), options: rows.flatMap(optionOf) };
  });
  return inAreaOrder(areas);
}

/** The areas of a garment: its own, with the add-ons. */
export const areasOfGarment = (areas: readonly Area[], garmentId: string): Area[] =>
  areas.filter((area) => area.garmentId === null || area.garmentId === garmentId);

/** The same areas, locked until the transaction ends; missing ones are left out. */
export async function lockAreas(db: TenantDb, areaIds: readonly string[]): Promise<Map<string, Area>> {
  await db.sql
    .selectFrom('designArea')
    .where('tenantId', '=', db.tenantId)
    .where('id', '=', sql<string>`any(${areaIds})`)
    .select('id')
    .orderBy('id')
    .forUpdate()
    .execute();
  return new Map((await readAreas(db, { areaIds })).map((area) => [area.id, area]));
}

/** The outer join gives an area without options one empty row. */
function optionOf(row: Row): Option[] {
  const { id, name, price, isDefault, position, updatedAt } = row;
  if (id === null || name === null || price === null || updatedAt === null) return [];
  const stagePrices = row.stagePrices.map(stagePriceOf);
  const placed = { isDefault: isDefault === true, position: position ?? 1 };
  return [{ id, name, price: paiseOf(price), image: row.image, ...placed, stagePrices, updatedAt }];
}
