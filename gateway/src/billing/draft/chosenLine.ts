import type { ItemKind, Milli, Paise } from '@galla/domain';
import { refused } from '../../refusals/RefusalError.ts';
import { dbIdOf, parseId } from '../../relay/ids.ts';
import type { DocumentLineInput } from '../../types.generated.ts';

/** The first shape of a bill's line: what was chosen, by the records' own ids. Nothing was looked up yet. */
export interface ChosenLine {
  /** The input that chose it: "lines.2", of a variant "lines.2.variants.0". */
  at: string;
  kind: ItemKind;
  itemId: string;
  variantId: string | undefined;
  quantity: Milli;
  /** Of one unit, on this bill only; the catalogue's own when undefined. */
  price: Paise | undefined;
}

/** A checked line of the input as bill items: one, or one for each variant of which something is taken. */
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

/** What is sold: its global id tells whether it is a product or a service. */
function itemOf(id: string): Pick<ChosenLine, 'kind' | 'itemId'> {
  const named = parseId(id);
  if (named?.type === 'Product') return { kind: 'PRODUCT', itemId: named.dbId };
  if (named?.type === 'Service') return { kind: 'SERVICE', itemId: named.dbId };
  throw refused('NOT_FOUND');
}
