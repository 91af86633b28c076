import { formatMessage, type PrintSettings } from '@galla/domain';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { printSettingsQuery } from '../../__generated__/printSettingsQuery.graphql.ts';
import { fetchOptions } from '../../app/graph/fetchOptions.ts';
import { printOf } from './printOf.ts';

/** Printed data of the shop that is edited elsewhere: in its profile or among the employee settings. */
export interface PrintedFacts {
  readonly name: string;
  /** With town and PIN code; '' if there is none. */
  readonly address: string;
  readonly gstin: string | null | undefined;
  readonly pan: string | null | undefined;
  readonly registration: string;
  /** "18" */
  readonly gstPercentage: string;
}

/** The saved print settings for editing, with the shop's other printed data. Suspends, and throws on failure. */
export function usePrintSettings(
  tenantId: string,
  attempt: number,
): { saved: PrintSettings; facts: PrintedFacts } {
  const { node } = useLazyLoadQuery<printSettingsQuery>(
    graphql`
      query printSettingsQuery($tenant: ID!) {
        node(id: $tenant) {
          ... on Tenant {
            name
            address
            city
            pincode
            gstin
            pan
            registration
            settings {
              gstPercentage
            }
            printSettings {
              ...printOf_print
            }
          }
        }
      }
    `,
    { tenant: tenantId },
    fetchOptions(attempt),
  );
  if (node?.printSettings == null || node.settings == null || node.name == null)
    throw new Error(formatMessage('settings.loadFailed'));
  return {
    saved: printOf(node.printSettings),
    facts: {
      name: node.name,
      address: [node.address, [node.city, node.pincode].filter(Boolean).join(' ')].filter(Boolean).join(', '),
      gstin: node.gstin,
      pan: node.pan,
      registration: node.registration ?? 'NONE',
      gstPercentage: node.settings.gstPercentage,
    },
  };
}
