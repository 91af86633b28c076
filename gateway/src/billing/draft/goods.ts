import type { ItemModel, VariantMapper } from '../../catalogue/schema.mappers.ts';
import type { Loaders } from '../../loaders.ts';
import { refused } from '../../refusals/RefusalError.ts';
import type { ChosenLine } from './chosenLine.ts';

/** What a line sells, as the catalogue has it. */
export interface Goods {
  item: ItemModel;
  /** Undefined for an item without variants. */
  variant: VariantMapper | undefined;
}

/**
 * What the lines sell, in their order; however many, it costs one call. An item of another kind or shop, or a variant
 * of another product, is refused as NOT_FOUND.
 */
export async function loadGoods(
  lines: readonly ChosenLine[],
  { items, variants }: Pick<Loaders, 'items' | 'variants'>,
): Promise<Goods[]> {
  await items.fetch(lines.map(({ itemId }) => itemId));
  return Promise.all(
    lines.map(async ({ kind, itemId, variantId }) => {
      const item = await items.loadNonNull(itemId);
      if (item.__typename.toUpperCase() !== kind) throw refused('NOT_FOUND');
      if (variantId === undefined) return { item, variant: undefined };
      const variant = (await variants.load(itemId)).find(({ dbId }) => dbId === variantId);
      if (!variant) throw refused('NOT_FOUND');
      return { item, variant };
    }),
  );
}
