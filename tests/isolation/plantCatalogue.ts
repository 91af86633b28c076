import type { TestShop } from '@galla/upstream/testing';
import { workbookOf } from '@galla/upstream/testing/sheets';
import type { Planted } from './plant.ts';

type Db = Parameters<Parameters<TestShop['within']>[0]>[0];

/** The shop's catalogue, with a spreadsheet waiting to be imported. */
export async function plantCatalogue(
  db: Db,
  ids: Planted,
  { mark, serial }: { mark: string; serial: number },
): Promise<void> {
  const { tenantId } = db;
  const item = {
    tenantId,
    unit: 'pc',
    gstPercentage: '0',
    price: '100',
    description: mark,
    category: mark,
  };
  await db.sql
    .insertInto('catalogueItem')
    .values([
      {
        ...item,
        id: ids.product,
        kind: 'PRODUCT',
        title: `${mark} product`,
        sku: `P-${serial}`,
        hasVariants: true,
      },
      { ...item, id: ids.service, kind: 'SERVICE', title: `${mark} service`, sku: `S-${serial}` },
    ])
    .execute();
  await db.sql
    .insertInto('catalogueVariant')
    .values({
      tenantId,
      id: ids.variant,
      itemId: ids.product,
      sku: `${mark}-${serial}`,
      mrp: '100',
      sellPrice: '100',
      availableQuantity: '50',
    })
    .execute();
  await db.sql
    .insertInto('lensPrescription')
    .values({
      tenantId,
      id: ids.prescription,
      variantId: ids.variant,
      sph: -200,
      createdAt: new Date('2026-11-19T08:00:00Z'),
      updatedAt: new Date('2026-11-19T08:00:00Z'),
    })
    .execute();
  await db.sql
    .insertInto('catalogueImport')
    .values({
      tenantId,
      id: ids.import,
      staffId: ids.staff,
      kind: 'PRODUCT',
      fileName: `${mark}.xlsx`,
      content: workbookOf([['Title'], [mark]]),
      sheet: JSON.stringify({
        header: [[1, 'Title']],
        names: [],
        rows: [[2, [[1, { kind: 'text', text: mark }]]]],
      }),
      createdAt: new Date(),
    })
    .execute();
  await db.sql
    .insertInto('sheetHeading')
    .values({
      tenantId,
      kind: 'PRODUCT',
      heading: `${mark} ${ids.import}`,
      field: 'title',
      matchedAt: new Date(),
    })
    .execute();
}
