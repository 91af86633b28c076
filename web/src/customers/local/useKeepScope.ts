import { useEffect } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import type { useKeepScope_viewer$key } from '../../__generated__/useKeepScope_viewer.graphql.ts';

/**
 * Deletes the customers on this device when the user's rights or the shop's setting change which ones the
 * user may see.
 */
export function useKeepScope(viewer: useKeepScope_viewer$key): void {
  const environment = useRelayEnvironment();
  const { contacts, billing, all, details } = useFragment(
    graphql`
      fragment useKeepScope_viewer on Viewer {
        contacts: viewerCan(menu: CUSTOMERS, flag: VIEW)
        billing: viewerCan(menu: BILLING, flag: VIEW)
        all: viewerMay(act: SEE_ALL_CUSTOMERS)
        details: viewerMay(act: SEE_CUSTOMER_DETAILS)
      }
    `,
    viewer,
  );
  const scope = JSON.stringify([contacts, billing, all, details]);
  useEffect(() => {
    // Imported lazily, so that the first screen does not wait for it.
    import('./keepWithin.ts').then(
      ({ keepWithin }) => keepWithin(environment, scope),
      () => undefined,
    );
  }, [environment, scope]);
}
