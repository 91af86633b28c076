import { formatMessage, type QrSettings } from '@galla/domain';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { qrSettingsQuery } from '../../__generated__/qrSettingsQuery.graphql.ts';
import { fetchOptions } from '../../app/graph/fetchOptions.ts';
import { lookOf } from './lookOf.ts';

/** The saved appearance of the shop's codes, for editing. Suspends, and throws on failure. */
export function useQrSettings(tenantId: string, attempt: number): QrSettings {
  const { node } = useLazyLoadQuery<qrSettingsQuery>(
    graphql`
      query qrSettingsQuery($tenant: ID!) {
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
    fetchOptions(attempt),
  );
  if (node?.settings == null) throw new Error(formatMessage('settings.loadFailed'));
  return lookOf(node.settings.qr);
}
