import { problem, refuse } from '@galla/domain';
import type { ItemModel, VariantMapper } from '../../catalogue/index.ts';
import type { Loaders } from '../../loaders.ts';
import { RefusalError } from '../../refusals/RefusalError.ts';
import type { ChosenLine } from './chosenLine.ts';

/** The item of a line, from the catalogue. */
export interface Goods {
  item: ItemModel;
  /** Undefined for an item without variants. */
  variant: VariantMapper | undefined;
}

/** The item of a line was deleted or never existed. */
const gone = (at: number): RefusalError =>
  new RefusalError(refuse('NOT_FOUND', undefined, [problem(`lines.${at}`, 'NOT_FOUND', 'billing.itemGone')]));

/**
 * The items of the lines, in order, in a single call. An item of another kind or shop, or a variant of another
 * product, is refused as NOT_FOUND with the message for items that are no longer sold.
 */
export async function loadGoods(
  lines: readonly ChosenLine[],
  { items, variants }: Pick<Loaders, 'items' | 'variants'>,
): Promise<Goods[]> {
  await items.fetch(lines.map(({ itemId }) => itemId));
  return Promise.all(
    lines.map(async ({ kind, itemId, variantId }, at) => {
      const item = await items.load(itemId);
      if (item?.__typename.toUpperCase() !== kind) throw gone(at);
      if (variantId === undefined) return { item, variant: undefined };
      const variant = (await variants.load(itemId)).find(({ dbId }) => dbId === variantId);
      if (!variant) throw gone(at);
      return { item, variant };
    }),
  );
}
