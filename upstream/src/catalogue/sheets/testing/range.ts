import type { TestShop } from '../../../testing/index.ts';
import { workbookOf } from './workbook.ts';

const HEADINGS = ['Title', 'SKU', 'Price', 'Track stock', 'Quantity in stock', 'Unit'];
/** The cells of a row. */
export type Line = (string | number)[];
/** Valid rows, all different. */
export const lines = (count: number): Line[] =>
  Array.from({ length: count }, (_, at) => [`Item ${at}`, `SKU-${at}`, at + 0.5, 'Yes', at % 7, 'pc']);
/** A workbook of these rows below the template's headings. */
export const sheetOf = (rows: Line[]) => workbookOf([HEADINGS, ...rows]);

/** Everything the shop stores about items and their stock. */
export const kept = (shop: TestShop) =>
  shop.within(async (db) => {
    const of = (table: 'catalogueItem' | 'stockMove') =>
      db.sql.selectFrom(table).selectAll().where('tenantId', '=', db.tenantId).orderBy('id').execute();
    return { items: await of('catalogueItem'), moves: await of('stockMove') };
  });

/** Number of the shop's items. */
export const countOf = async (shop: TestShop) => (await kept(shop)).items.length;
