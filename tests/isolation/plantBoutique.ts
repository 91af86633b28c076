import type { TestShop } from '@galla/upstream/testing';
import type { Planted } from './plant.ts';
import { plantOrder } from './plantOrder.ts';

type Db = Parameters<Parameters<TestShop['within']>[0]>[0];

const AT = new Date('2026-11-19T08:00:00Z');

/** A stage and a status; a garment with a design and a pattern; an order with all of them. */
export async function plantBoutique(
  db: Db,
  ids: Planted,
  { mark, serial }: { mark: string; serial: number },
): Promise<void> {
  const made = { tenantId: db.tenantId, createdAt: AT, updatedAt: AT };
  await db.sql
    .insertInto('stage')
    .values({ ...made, id: ids.stage, name: `${mark} stage ${serial}`, type: 'design', sortBy: serial })
    .execute();
  await db.sql
    .insertInto('orderStatus')
    .values({ ...made, id: ids.status, name: `${mark} status ${serial}` })
    .execute();
  await plantDesigns(db, ids, { ...made, mark, serial });
  await plantOrder(db, ids, { mark, serial });
}

async function plantDesigns(
  { sql, tenantId }: Db,
  ids: Planted,
  { mark, serial, createdAt, updatedAt }: { mark: string; serial: number; createdAt: Date; updatedAt: Date },
): Promise<void> {
  const made = { tenantId, createdAt, updatedAt, price: '100' };
  const ofGarment = { ...made, garmentId: ids.garment };
  const { price: _, ...area } = ofGarment;
  const image = `https://galla.example/${mark}.png`;
  await sql
    .insertInto('garment')
    .values({ ...made, id: ids.garment, name: `${mark} garment ${serial}`, sort: serial })
    .execute();
  await sql
    .insertInto('measurementPoint')
    .values({ ...ofGarment, id: ids.point, name: `${mark} point`, position: 1, image })
    .execute();
  await sql
    .insertInto('designArea')
    .values({ ...area, id: ids.area, name: `${mark} area`, kind: 'OTHER' })
    .execute();
  await sql
    .insertInto('designOption')
    .values({
      ...made,
      id: ids.option,
      areaId: ids.area,
      name: `${mark} option`,
      isDefault: true,
      position: 1,
      image,
    })
    .execute();
  await sql
    .insertInto('pattern')
    .values({ ...ofGarment, id: ids.pattern, name: `${mark} pattern`, images: [image] })
    .execute();
  await sql
    .insertInto('patternStage')
    .values({ tenantId, patternId: ids.pattern, stageId: ids.stage, amount: '10' })
    .execute();
  await sql
    .insertInto('designOptionStage')
    .values({ tenantId, designOptionId: ids.option, stageId: ids.stage, amount: '10' })
    .execute();
}
