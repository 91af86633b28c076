import { REGISTRATIONS, type DocumentType } from '@galla/domain';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import { fetchQuery } from 'relay-runtime';
import type { useCartTerms_customer$key } from '../../__generated__/useCartTerms_customer.graphql.ts';
import type { useCartTerms_tenant$key } from '../../__generated__/useCartTerms_tenant.graphql.ts';
import type { useCartTermsQuery } from '../../__generated__/useCartTermsQuery.graphql.ts';
import { paiseOf } from '../../app/graph/scalars.ts';
import { notJson } from '../../app/graph/failure.ts';
import type { CartTerms } from './cartTotals.ts';

/** Parameters of the sums besides the cart: GST status of shop and customer, and the shop's settings. */
export function useCartTerms(
  tenant: useCartTerms_tenant$key,
  customer: useCartTerms_customer$key,
  type: DocumentType,
): CartTerms {
  const shop = useFragment(
    graphql`
      fragment useCartTerms_tenant on Tenant {
        registration
        stateCode
        gstin
        settings {
          discountBeforeTax
          roundOff
        }
      }
    `,
    tenant,
  );
  const buyer = useFragment(
    graphql`
      fragment useCartTerms_customer on Customer {
        gstin
        stateCode
        isWalkIn
        credit
      }
    `,
    customer,
  );
  const { discountBeforeTax, roundOff } = shop.settings;
  return {
    type,
    discountBeforeTax,
    roundOff,
    shop: {
      gstin: shop.gstin ?? null,
      stateCode: shop.stateCode ?? null,
      // For a registration type unknown to this client, no tax is shown rather than a wrong one.
      registration: REGISTRATIONS.find((one) => one === shop.registration) ?? 'NONE',
    },
    walkIn: buyer.isWalkIn,
    credit: paiseOf(buyer.credit),
    customer: { gstin: buyer.gstin ?? null, stateCode: buyer.stateCode ?? null },
  };
}

/**
 * Reloads the terms after the server computed with different ones; the cart updates itself. Rejects with a
 * GraphFailure.
 */
export function useRefreshTerms(customerId: string): () => Promise<void> {
  const environment = useRelayEnvironment();
  return async () => {
    const answer = await fetchQuery<useCartTermsQuery>(
      environment,
      graphql`
        query useCartTermsQuery($customer: ID!) {
          viewer {
            tenant {
              ...useCartTerms_tenant
            }
          }
          node(id: $customer) {
            ...useCartTerms_customer @alias(as: "customer")
          }
        }
      `,
      { customer: customerId },
      { fetchPolicy: 'network-only' },
    ).toPromise();
    if (answer?.viewer?.tenant == null) throw notJson('');
  };
}
