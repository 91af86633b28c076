import type { TenantDb } from '../../db/tenant.ts';

/** What the shop makes, by id, as far as an order chooses of it. */
export interface Masters {
  garments: ReadonlyMap<string, { name: string; price: string }>;
  options: ReadonlyMap<string, { name: string; price: string; area: string; isAddOn: boolean }>;
  patterns: ReadonlyMap<
    string,
    {
      name: string;
      price: string;
      images: string[];
      garmentId: string;
      stages: { stage: string; amount: string }[];
    }
  >;
}

/** Which of them an order names. */
export interface Chosen {
  garmentIds: readonly string[];
  optionIds: readonly string[];
  patternIds: readonly string[];
}

/** Reads what an order chooses; what is of another shop, or gone, is missing. */
export async function loadMasters(
  db: TenantDb,
  { garmentIds, optionIds, patternIds }: Chosen,
): Promise<Masters> {
  const { tenantId } = db;
  const garments = await db.sql
    .selectFrom('garment')
    .where('tenantId', '=', tenantId)
    .where('id', 'in', garmentIds.length > 0 ? garmentIds : [tenantId])
    .select(['id', 'name', 'price'])
    .execute();
  const options =
    optionIds.length === 0
      ? []
      : await db.sql
          .selectFrom('designOption as option')
          .innerJoin('designArea as area', (join) =>
            join.onRef('area.tenantId', '=', 'option.tenantId').onRef('area.id', '=', 'option.areaId'),
          )
          .where('option.tenantId', '=', tenantId)
          .where('option.id', 'in', optionIds)
          .select(['option.id', 'option.name', 'option.price', 'area.name as area', 'area.kind'])
          .execute();
  const patterns =
    patternIds.length === 0
      ? []
      : await db.sql
          .selectFrom('pattern')
          .where('tenantId', '=', tenantId)
          .where('id', 'in', patternIds)
          .select(['id', 'name', 'price', 'images', 'garmentId'])
          .execute();
  const stages =
    patterns.length === 0
      ? []
      : await db.sql
          .selectFrom('patternStage as price')
          .innerJoin('stage', (join) =>
            join.onRef('stage.tenantId', '=', 'price.tenantId').onRef('stage.id', '=', 'price.stageId'),
          )
          .where('price.tenantId', '=', tenantId)
          .where('price.patternId', 'in', patternIds)
          .orderBy('stage.sortBy')
          .select(['price.patternId', 'stage.name as stage', 'price.amount'])
          .execute();
  const stagesOf = Map.groupBy(stages, ({ patternId }) => patternId);
  return {
    garments: new Map(garments.map(({ id, name, price }) => [id, { name, price }])),
    options: new Map(
      options.map(({ id, name, price, area, kind }) => [
        id,
        { name, price, area, isAddOn: kind === 'ADD_ONS' },
      ]),
    ),
    patterns: new Map(
      patterns.map(({ id, ...pattern }) => [
        id,
        {
          ...pattern,
          stages: (stagesOf.get(id) ?? []).map(({ stage, amount }) => ({ stage, amount })),
        },
      ]),
    ),
  };
}
