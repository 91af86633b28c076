import { rupees } from '@galla/domain';
import type { Context } from '../context.ts';
import { withRefusals } from '../refusals/withRefusals.ts';
import { dbIdOf, optionalDbId } from '../relay/ids.ts';
import type { StagePriceInput } from '../types.generated.ts';

type Names = Readonly<Record<string, string>>;

/** Graph names of the wire fields, in any list. */
const NAMES: Names = {
  area_id: 'area',
  area_name: 'name',
  design_area_id: 'area',
  design_areas: 'areas',
  display_order: 'position',
  expected_version: 'expectedVersion',
  image_url: 'image',
  is_default: 'isDefault',
  item_id: 'garment',
  item_name: 'name',
  measurements: 'measurementPoints',
  sort: 'position',
};

/**
 * Creates the resolver for a write of garments, designs or patterns; cached reads are dropped.
 * @param own names of fields specific to this mutation's input
 */
export const writingDesigns = <Input, Success>(
  run: (input: Input, context: Context) => Promise<Success>,
  own: Names = {},
) =>
  withRefusals(
    async (input: Input, context) => {
      const success = await run(input, context);
      context.loaders.garments.forgetAll();
      context.loaders.addOns.forgetAll();
      return success;
    },
    {
      inputField: (field) =>
        field
          .split('.')
          .map((name) => ({ ...NAMES, ...own })[name] ?? name)
          .join('.'),
    },
  );

/** Stage prices as a list of the wire, by stage id. */
export const stagePricesIn = (prices: readonly StagePriceInput[] = []) =>
  prices.map(({ stage, amount }) => ({ stage: dbIdOf('Stage', stage), amount: rupees(amount) }));

/** The same as a complete list: the wire keeps unmentioned prices, so the other stages are sent with -1. */
export async function allStagePricesIn(
  prices: readonly StagePriceInput[] | null | undefined,
  { viewer, loaders }: Context,
) {
  if (!prices) return undefined;
  const named = stagePricesIn(prices);
  const { profile } = await viewer();
  const stages = await loaders.stages.load(profile.tenant_schema);
  const others = stages.filter(({ dbId }) => named.every(({ stage }) => stage !== dbId));
  return [...named, ...others.map(({ dbId }) => ({ stage: dbId, amount: '-1' }))];
}

/** A picture as the wire takes it: an upload by id, null to remove it, omitted to keep it. */
export function imageIn({ image, removeImage }: PictureInput): { image_url?: string | null } {
  const upload = optionalDbId('Upload', image);
  if (upload !== undefined) return { image_url: upload };
  return removeImage === true ? { image_url: null } : {};
}

interface PictureInput {
  image?: string | null | undefined;
  removeImage?: boolean | null | undefined;
}
