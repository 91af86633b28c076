import { kindOfArea, rupees } from '@galla/domain';
import { newId } from '../../db/id.ts';
import type { TenantDb } from '../../db/tenant.ts';
import { designPath } from '../images/paths.ts';
import { addOns, garments, type DemoOption, type StagePrices } from '../trades/boutique/designs.ts';
import { insertRows } from './insertRows.ts';

const priceOf = (whole: number): string => rupees(100 * whole);

/** The ids of the shop's stages by name, and that of its add-ons. */
async function placesOf(db: TenantDb) {
  const stages = await db.sql
    .selectFrom('stage')
    .where('tenantId', '=', db.tenantId)
    .select(['id', 'name'])
    .execute();
  const shared = await db.sql
    .selectFrom('designArea')
    .where('tenantId', '=', db.tenantId)
    .where('kind', '=', 'ADD_ONS')
    .select('id')
    .executeTakeFirstOrThrow();
  return { stages: new Map(stages.map(({ id, name }) => [name, id])), addOnsId: shared.id };
}

/** Writes a boutique's master data: garments with areas, options and measurement points, patterns, and add-ons. */
export async function writeDesigns(db: TenantDb, now: Date): Promise<void> {
  const made = { createdAt: now, updatedAt: now };
  const { stages, addOnsId } = await placesOf(db);
  const stageRows = (prices: StagePrices = {}) =>
    Object.entries(prices).map(([name, amount]) => ({
      stageId: stages.get(name) ?? '',
      amount: priceOf(amount),
    }));
  const sewn = garments.map((garment, index) => ({ ...garment, id: newId(), sort: index + 1 }));
  const areas = sewn.flatMap(({ id: garmentId, areas: named }) =>
    Object.entries(named).map(([name, options]) => ({ id: newId(), garmentId, name, options })),
  );
  const optionsOf = (areaId: string, options: readonly DemoOption[], defaults: number) =>
    options.map(([name, price, image, prices], at) => ({
      row: {
        ...made,
        id: newId(),
        areaId,
        name,
        price: priceOf(price),
        image: designPath(image),
        isDefault: at < defaults,
        position: at + 1,
      },
      prices,
    }));
  const options = [
    ...optionsOf(addOnsId, addOns, 2),
    ...areas.flatMap((area) => optionsOf(area.id, area.options, 1)),
  ];
  const patterns = sewn.flatMap((garment) =>
    garment.patterns.map((pattern) => ({ ...pattern, id: newId(), garmentId: garment.id })),
  );
  await insertRows(
    db,
    'garment',
    sewn.map(({ id, name, price, sort }) => ({ ...made, id, name, price: priceOf(price), sort })),
  );
  await insertRows(
    db,
    'measurementPoint',
    sewn.flatMap(({ id: garmentId, points }) =>
      points.map((name, at) => ({
        ...made,
        id: newId(),
        garmentId,
        name,
        position: at + 1,
        price: priceOf(0),
      })),
    ),
  );
  await insertRows(
    db,
    'designArea',
    areas.map(({ id, garmentId, name }) => ({ ...made, id, garmentId, name, kind: kindOfArea(name) })),
  );
  await insertRows(
    db,
    'designOption',
    options.map(({ row }) => row),
  );
  await insertRows(
    db,
    'designOptionStage',
    options.flatMap(({ row, prices }) =>
      stageRows(prices).map((price) => ({ ...price, designOptionId: row.id })),
    ),
  );
  await insertRows(
    db,
    'pattern',
    patterns.map(({ id, garmentId, name, price, images }) => ({
      ...made,
      id,
      garmentId,
      name,
      price: priceOf(price),
      images: images.map(designPath),
    })),
  );
  await insertRows(
    db,
    'patternStage',
    patterns.flatMap(({ id, stages: prices }) =>
      stageRows(prices).map((price) => ({ ...price, patternId: id })),
    ),
  );
}
