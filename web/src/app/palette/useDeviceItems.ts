import { type Bazaar, findBest, fitsAsTyped, type ItemKind } from '@galla/domain';
import { useEffect, useMemo } from 'react';
import { useCatalogue, useShelf } from '../../catalogue/local/catalogue.ts';
import type { CatalogueEntry } from '../../catalogue/local/entry.ts';
import { useBazaar } from '../../catalogue/local/useBazaar.ts';
import type { Choice, Kinds } from './choice.ts';
import { itemLine } from './foundChoices.ts';

/** Same limit as the search on the server. */
const MOST = 5;

const LINES = { PRODUCT: 'product', SERVICE: 'service' } as const;

const choicesOf = (
  kind: ItemKind,
  entries: readonly CatalogueEntry[],
  text: string,
  bazaar: Bazaar,
): Choice[] =>
  findBest(entries, text, bazaar)
    .slice(0, MOST)
    .map((entry) => ({
      ...itemLine({ ...entry, kind: LINES[kind] }),
      near: !fitsAsTyped(entry, text, bazaar),
    }));

/** Products and services stored on this device, matched as in the cart. Empty for ''. */
export function useDeviceItems({ products, services }: Kinds, text: string): readonly Choice[] {
  const { PRODUCT, SERVICE } = useCatalogue();
  useEffect(() => {
    PRODUCT.recall();
    SERVICE.recall();
  }, [PRODUCT, SERVICE]);
  const { entries: goods } = useShelf('PRODUCT');
  const { entries: work } = useShelf('SERVICE');
  const bazaar = useBazaar();
  return useMemo(() => {
    if (text === '') return [];
    return [
      ...(products ? choicesOf('PRODUCT', goods, text, bazaar) : []),
      ...(services ? choicesOf('SERVICE', work, text, bazaar) : []),
    ];
  }, [products, services, goods, work, text, bazaar]);
}
