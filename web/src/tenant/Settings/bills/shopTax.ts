import { formatMessage } from '@galla/domain';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { shopTaxQuery } from '../../../__generated__/shopTaxQuery.graphql.ts';
import { fetchOptions } from '../../../app/graph/fetchOptions.ts';

/** The shop's GST status, and the number of items that use its rate. */
export interface ShopTax {
  /** Items that use the GST rate of the settings. */
  items: number;
  /** Whether the shop is registered but has no GSTIN. */
  lacksGstin: boolean;
}

/** The shop's GST data. Suspends, and throws if it cannot be loaded. */
export function useShopTax(tenantId: string, attempt: number): ShopTax {
  const { node } = useLazyLoadQuery<shopTaxQuery>(
    graphql`
      query shopTaxQuery($tenant: ID!) {
        node(id: $tenant) @catch(to: RESULT) {
          ... on Tenant {
            itemsAtShopRate
            registration
            gstin
          }
        }
      }
    `,
    { tenant: tenantId },
    fetchOptions(attempt),
  );
  if (!node.ok) throw new Error(formatMessage('settings.tenantLoadFailed'));
  const { itemsAtShopRate, registration, gstin } = node.value ?? {};
  return { items: itemsAtShopRate ?? 0, lacksGstin: registration !== 'NONE' && gstin == null };
}
