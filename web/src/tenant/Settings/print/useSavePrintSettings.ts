import type { PrintSettings } from '@galla/domain';
import { graphql } from 'react-relay';
import type { useSavePrintSettingsMutation } from '../../../__generated__/useSavePrintSettingsMutation.graphql.ts';
import { useWrite } from '../../../app/graph/useWrite.ts';

/**
 * Saves what was changed, and leaves the rest to who changed that. Resolves with why not, or with nothing; rejects with
 * a GraphFailure when no answer came.
 */
export function useSavePrintSettings(): {
  save: (key: string, changes: Partial<PrintSettings>) => Promise<string | undefined>;
  busy: boolean;
} {
  const { write, busy } = useWrite<useSavePrintSettingsMutation>(graphql`
    mutation useSavePrintSettingsMutation($input: SavePrintSettingsInput!) {
      savePrintSettings(input: $input) {
        __typename
        ... on TenantSettingsSuccess {
          tenant {
            printSettings {
              ...printOf_print
            }
          }
        }
        ... on Refusal {
          message
        }
      }
    }
  `);
  const save = async (key: string, changes: Partial<PrintSettings>): Promise<string | undefined> => {
    const { savePrintSettings: outcome } = await write({ input: { key, ...changes } });
    return outcome.__typename === 'TenantSettingsSuccess' ? undefined : (outcome.message ?? '');
  };
  return { save, busy };
}
