import { graphql, readInlineData } from 'react-relay';
import type { keepSession_viewer$key } from '../__generated__/keepSession_viewer.graphql.ts';
import { sessionOwner, storeSession } from '../app/session/store.ts';
import { clearLocal } from '../local/clear.ts';

/**
 * Stores a new session with the data that the specification names (spec 1 §3). Data of a previous user of this
 * device is deleted first.
 */
export async function keepSession(accessToken: string, viewer: keepSession_viewer$key): Promise<void> {
  const { profile, tenant } = readInlineData(
    graphql`
      fragment keepSession_viewer on Viewer @inline {
        profile {
          staffId
          designation {
            name
          }
          merchantOrderId
        }
        tenant {
          schema
        }
      }
    `,
    viewer,
  );
  const before = sessionOwner();
  storeSession({
    access_token: accessToken,
    tenant_schema: tenant?.schema,
    merchant_order_id: profile.merchantOrderId ?? undefined,
    emp_id: profile.staffId,
    designation: profile.designation?.name,
  });
  if (sessionOwner() !== before) await clearLocal();
}
