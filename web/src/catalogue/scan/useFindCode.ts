import { formatMessage } from '@galla/domain';
import { useRelayEnvironment } from 'react-relay';
import { fetchQuery, graphql } from 'relay-runtime';
import type { useFindCodeQuery } from '../../__generated__/useFindCodeQuery.graphql.ts';
import { toast } from '../../app/toast/toast.ts';
import { useCatalogue } from '../local/catalogue.ts';
import { readProduct, type CatalogueEntry } from '../local/entry.ts';
import { entryWithCode } from '../local/findEntries.ts';
import { readVariant, type VariantEntry } from '../variants/variant.ts';

const query = graphql`
  query useFindCodeQuery($code: String!) {
    viewer {
      tenant {
        scan(code: $code) {
          product {
            ...entry_product
          }
          variant {
            ...variant_variant
          }
        }
      }
    }
  }
`;

/** The item found for a scanned code. */
export interface FoundCode {
  entry: CatalogueEntry;
  /** Undefined for an item without variants, and if the code is the product's own. */
  variant?: VariantEntry | undefined;
}

/**
 * Looks up a code: in memory first, then on the server, which also knows the codes of variants. If nothing is
 * found, shows a toast and resolves with undefined.
 */
export function useFindCode(): (code: string) => Promise<FoundCode | undefined> {
  const environment = useRelayEnvironment();
  const { PRODUCT, SERVICE } = useCatalogue();
  return async (code) => {
    const known = entryWithCode([...PRODUCT.state().entries, ...SERVICE.state().entries], code);
    if (known !== undefined) return { entry: known };
    try {
      const answer = await fetchQuery<useFindCodeQuery>(
        environment,
        query,
        { code },
        { fetchPolicy: 'network-only' },
      ).toPromise();
      const scanned = answer?.viewer?.tenant?.scan;
      if (scanned == null) {
        toast.error(formatMessage('catalogue.notFound'));
        return undefined;
      }
      const { product, variant } = scanned;
      return { entry: readProduct(product), variant: variant == null ? undefined : readVariant(variant) };
    } catch {
      toast.error(formatMessage('catalogue.scanFailed'));
      return undefined;
    }
  };
}
