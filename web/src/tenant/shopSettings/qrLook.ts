import type { QrSettings } from '@galla/domain';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { qrLookQuery } from '../../__generated__/qrLookQuery.graphql.ts';
import { lookOf } from './lookOf.ts';

/**
 * The appearance of the shop's codes; undefined if it cannot be loaded. Suspends, with the cached answer first. A
 * separate query, so that no payment waits for it or fails with it.
 */
export function useQrLook(tenantId: string): QrSettings | undefined {
  const { node } = useLazyLoadQuery<qrLookQuery>(
    graphql`
      query qrLookQuery($tenant: ID!) {
        node(id: $tenant) {
          ... on Tenant {
            settings {
              qr {
                ...lookOf_qr
              }
            }
          }
        }
      }
    `,
    { tenant: tenantId },
    { fetchPolicy: 'store-and-network' },
  );
  return node?.settings && lookOf(node.settings.qr);
}
