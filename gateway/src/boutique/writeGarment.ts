import { rupees } from '@galla/domain';
import type { boutique } from '@galla/upstream/contract';
import type { Context } from '../context.ts';
import { refused } from '../refusals/RefusalError.ts';
import { idField } from '../relay/ids.ts';
import type { Answer } from '../rest/arguments.ts';
import { omitUndefined } from '../rest/omitUndefined.ts';
import { tenantOf } from '../tenant/index.ts';
import type { UpdateGarmentInput } from '../types.generated.ts';
import { garmentOf } from './designs.mappers.ts';
import { imageIn } from './writeDesigns.ts';

type Configuration = Omit<UpdateGarmentInput, 'key' | 'garment' | 'expectedVersion'>;

/** A garment as `/boutique/submitItemConfiguration` takes it; omitted fields stay. */
export const configurationIn = ({ name, position, price, areas, measurementPoints }: Configuration) =>
  omitUndefined({
    item_name: name ?? undefined,
    sort: position ?? undefined,
    price: price == null ? undefined : rupees(price),
    design_areas: areas?.map((area) => ({
      ...idField('area_id', 'DesignArea', area.area),
      area_name: area.name,
    })),
    measurements: measurementPoints?.map((point) => ({
      ...idField('id', 'MeasurementPoint', point.point),
      name: point.name,
      price: rupees(point.price ?? 0),
      ...imageIn(point),
    })),
  });

/** The result of a write of a garment. */
export async function garmentSuccess(
  { data }: Answer<typeof boutique.submitItemConfiguration>,
  context: Context,
) {
  context.loaders.wholeGarments.forget(data.id);
  return {
    __typename: 'GarmentSuccess' as const,
    garment: garmentOf(data),
    tenant: await ownTenant(context),
  };
}

/** The caller's shop. */
export async function ownTenant({ viewer }: Context) {
  const tenant = tenantOf(await viewer());
  if (!tenant) throw refused('PAYMENT_REQUIRED');
  return tenant;
}
