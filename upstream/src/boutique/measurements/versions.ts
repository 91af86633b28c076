import { versionsOf } from '@galla/domain';
import type { Static } from 'typebox';
import type { Call } from '../../http/route.ts';
import { agreedOf, selectItems, toMeasurements } from '../orders/items.ts';
import type { MeasurementVersionRow } from './contract.ts';

/** Items that are looked at. */
const LOOKED_AT = 100;

/**
 * The versions of what was measured under a customer for a garment. They are read from the items of orders, which keep
 * what they were cut by: so there is no second place to go stale, to be merged or to be forgotten.
 */
export async function readVersions(
  { db, caller, files, now }: Pick<Call, 'db' | 'caller' | 'files' | 'now'>,
  { customerId, garmentId }: { customerId: string; garmentId: string },
): Promise<Static<typeof MeasurementVersionRow>[]> {
  const rows = await selectItems(db, caller)
    .clearOrderBy()
    .where('boutiqueOrder.customerId', '=', customerId)
    .where('boutiqueOrder.canceledAt', 'is', null)
    .where('item.garmentId', '=', garmentId)
    .where('item.measurements', 'is not', null)
    .select(['boutiqueOrder.number', 'boutiqueOrder.orderedOn'])
    .orderBy('boutiqueOrder.createdAt', 'desc')
    .orderBy('boutiqueOrder.id', 'desc')
    .orderBy('item.position', 'desc')
    .limit(LOOKED_AT)
    .execute();
  const measured = rows.flatMap((row) => {
    const { measurements } = agreedOf(row);
    if (measurements?.method !== 'form') return [];
    const { values, custom, unit = 'INCH' } = measurements;
    if (![...values, ...custom].some(({ value }) => value.trim() !== '')) return [];
    return [{ row, measurements, person: row.toWhom, measuredOn: row.orderedOn, unit, values, custom }];
  });
  return versionsOf(measured).flatMap(({ row, measurements }) => {
    const wire = toMeasurements({ files, now }, measurements);
    if (wire === null) return [];
    return [
      {
        item_id: row.id,
        order_id: row.orderId,
        order_no: row.number,
        measured_on: row.orderedOn,
        person: row.toWhom,
        measurements: wire,
      },
    ];
  });
}
