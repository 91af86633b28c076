import type { ItemKind, Milli, Paise } from '@galla/domain';
import { refused } from '../../refusals/RefusalError.ts';
import { dbIdOf, parseId } from '../../relay/ids.ts';
import type { DocumentLineInput } from '../../types.generated.ts';

/** The first shape of a bill's line: the choice, with record ids, before anything is looked up. */
export interface ChosenLine {
  /** Path of the input it comes from: "lines.2", for a variant "lines.2.variants.0". */
  at: string;
  kind: ItemKind;
  itemId: string;
  variantId: string | undefined;
  quantity: Milli;
  /** Per unit, on this bill only; the catalogue's price when undefined. */
  price: Paise | undefined;
}

/** Maps a checked line of the input to bill items: one, or one for each variant with a quantity. */
export function chosenLines(line: DocumentLineInput, at: string): ChosenLine[] {
  const item = itemOf(line.item);
  if (!line.variants?.length) {
    const { quantity, price } = line;
    return [{ at, ...item, variantId: undefined, quantity: quantity ?? 0, price: price ?? undefined }];
  }
  return line.variants
    .flatMap(({ variant, quantity, price }, index) => ({
      at: `${at}.variants.${index}`,
      ...item,
      variantId: dbIdOf('Variant', variant),
      quantity: quantity * 1000,
      price: price ?? undefined,
    }))
    .filter(({ quantity }) => quantity !== 0);
}

/** The item sold: its global id tells whether it is a product or a service. */
function itemOf(id: string): Pick<ChosenLine, 'kind' | 'itemId'> {
  const named = parseId(id);
  if (named?.type === 'Product') return { kind: 'PRODUCT', itemId: named.dbId };
  if (named?.type === 'Service') return { kind: 'SERVICE', itemId: named.dbId };
  throw refused('NOT_FOUND');
}
