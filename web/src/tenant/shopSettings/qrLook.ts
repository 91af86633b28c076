import type { QrSettings } from '@galla/domain';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { qrLookQuery } from '../../__generated__/qrLookQuery.graphql.ts';
import { lookOf } from './lookOf.ts';

/**
 * How the shop's codes look; undefined when that can't be fetched. Suspends: what is kept on this device comes first.
 * Its own query, so that no payment waits for it or fails with it.
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
