import { problem, rupees } from '@galla/domain';
import { paiseOf } from '../../db/numeric.ts';
import { plainTable } from '../../plainTable/plainTable.ts';
import { matches } from '../../plainTable/rows.ts';

/** Garments in the shop's order. */
export const garments = plainTable({
  table: 'garment',
  read: (db, filter) =>
    db.sql
      .selectFrom('garment')
      .where(matches(db, 'garment', filter))
      .selectAll()
      .orderBy('sort')
      .orderBy('id')
      .execute(),
  toWire: (row) => ({
    id: row.id,
    item_name: row.name,
    sort: row.sort,
    price: rupees(paiseOf(row.price)),
  }),
  taken: problem('item_name', 'GARMENT_TAKEN', 'designs.garmentTaken'),
});
