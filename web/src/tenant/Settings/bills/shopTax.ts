import { formatMessage } from '@galla/domain';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { shopTaxQuery } from '../../../__generated__/shopTaxQuery.graphql.ts';
import { fetchOptions } from '../../../app/graph/fetchOptions.ts';

/** How the shop stands to GST, and how much hangs on its rate. */
export interface ShopTax {
  /** Items that take their GST from the settings. */
  items: number;
  /** Whether it says that it is registered, and has no number for it. */
  lacksGstin: boolean;
}

/** What the GST rate of the shop means. Suspends, and throws when it can't be fetched. */
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
