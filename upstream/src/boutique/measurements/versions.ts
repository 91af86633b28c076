import { versionsOf } from '@galla/domain';
import type { Static } from 'typebox';
import type { Call } from '../../http/route.ts';
import { agreedOf, selectItems, toMeasurements } from '../orders/items.ts';
import type { MeasurementVersionRow } from './contract.ts';

/** At most this many items are searched. */
const LOOKED_AT = 100;

/**
 * The measurements of a customer for a garment over time. They are read from the items of orders, which store what they
 * were cut by, so no second copy can become stale or be missed on merge and erasure.
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
