import { quantityText } from '@galla/domain';
import { optical } from '@galla/upstream/contract';
import { refused } from '../../../refusals/RefusalError.ts';
import { withRefusals } from '../../../refusals/withRefusals.ts';
import { dbIdOf } from '../../../relay/ids.ts';
import { omitUndefined } from '../../../rest/omitUndefined.ts';
import type { MutationResolvers, PowerStockInput } from '../../../types.generated.ts';
import { inShopWith } from '../../capability.ts';
import { productNow } from '../../writeVariant.ts';

const bodyCell = ({ power, available, expectedAvailable }: PowerStockInput) => ({
  SPH: power.sph,
  CYL: power.cyl ?? null,
  AXIS: power.axis ?? null,
  ADD: power.add ?? null,
  available_quantity: quantityText(available),
  expected_quantity: expectedAvailable == null ? null : quantityText(expectedAvailable),
});

const NAMES: Readonly<Record<string, string>> = {
  available_quantity: 'available',
  expected_quantity: 'expectedAvailable',
};

/** Maps a body's "cells.3.SPH" to "cells.3.power.sph". */
function inputField(bodyField: string): string {
  if (bodyField === 'variant_id') return 'variant';
  const [list, place, name = ''] = bodyField.split('.');
  if (list !== 'cells' || place === undefined) return bodyField;
  return ['cells', place, NAMES[name] ?? `power.${name.toLowerCase()}`].join('.');
}

export const correctStockByPower: NonNullable<MutationResolvers['correctStockByPower']> = withRefusals(
  inShopWith('LENS_VARIANTS', async ({ key, variant, cells, reason, note }, context) => {
    const dbId = dbIdOf('Variant', variant);
    const body = {
      variant_id: dbId,
      cells: cells.map((cell) => bodyCell(cell)),
      ...omitUndefined({ reason, note }),
    };
    const { product_id: productId } = await context.call(optical.countLensStock, { key, body });
    const product = await productNow(context, productId);
    const counted = (await context.loaders.variants.load(productId)).find((one) => one.dbId === dbId);
    if (!counted) throw refused('NOT_FOUND');
    return { __typename: 'CorrectStockByPowerSuccess' as const, variant: counted, product };
  }),
  { inputField },
);
