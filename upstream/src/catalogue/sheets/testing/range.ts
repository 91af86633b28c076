import type { TestShop } from '../../../testing/index.ts';
import { workbookOf } from './workbook.ts';

const HEADINGS = ['Title', 'SKU', 'Price', 'Track stock', 'Quantity in stock', 'Unit'];
/** The cells of a row. */
export type Line = (string | number)[];
/** So many rows without a fault, no two alike. */
export const lines = (count: number): Line[] =>
  Array.from({ length: count }, (_, at) => [`Item ${at}`, `SKU-${at}`, at + 0.5, 'Yes', at % 7, 'pc']);
/** A workbook of these rows under the headings of the template. */
export const sheetOf = (rows: Line[]) => workbookOf([HEADINGS, ...rows]);

/** Everything that the shop keeps of items and their stock. */
export const kept = (shop: TestShop) =>
  shop.within(async (db) => {
    const of = (table: 'catalogueItem' | 'stockMove') =>
      db.sql.selectFrom(table).selectAll().where('tenantId', '=', db.tenantId).orderBy('id').execute();
    return { items: await of('catalogueItem'), moves: await of('stockMove') };
  });

/** How many items the shop has. */
export const countOf = async (shop: TestShop) => (await kept(shop)).items.length;
