import { boutique } from '@galla/upstream/contract';
import type { Context } from '../context.ts';
import { dbIdOf, globalId } from '../relay/ids.ts';
import type { MeasurementVersion, TenantmeasurementVersionsArgs } from '../types.generated.ts';
import { measurementsOf } from './orders.mappers.ts';

/** Measurements of a customer for a garment, newest first. */
export async function readVersions(
  { customer, garment }: TenantmeasurementVersionsArgs,
  { call }: Context,
): Promise<MeasurementVersion[]> {
  const query = { customer_id: dbIdOf('Customer', customer), garment_id: dbIdOf('Garment', garment) };
  const { data } = await call(boutique.measurementVersions, { query });
  return data.flatMap((row) => {
    const measurements = measurementsOf(row);
    if (measurements === null) return [];
    return [
      {
        item: globalId('OrderItem', row.item_id),
        order: globalId('Order', row.order_id),
        orderNumber: row.order_no,
        measuredOn: row.measured_on,
        person: row.person,
        measurements,
      },
    ];
  });
}
