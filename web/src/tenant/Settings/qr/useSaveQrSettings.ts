import type { QrSettings } from '@galla/domain';
import { graphql } from 'react-relay';
import type { useSaveQrSettingsMutation } from '../../../__generated__/useSaveQrSettingsMutation.graphql.ts';
import { useWrite } from '../../../app/graph/useWrite.ts';

/**
 * Saves what was changed, and leaves the rest to who changed that. Resolves with why not, or with nothing; rejects with
 * a GraphFailure when no answer came.
 */
export function useSaveQrSettings(): {
  save: (key: string, changes: Partial<QrSettings>) => Promise<string | undefined>;
  busy: boolean;
} {
  const { write, busy } = useWrite<useSaveQrSettingsMutation>(graphql`
    mutation useSaveQrSettingsMutation($input: SaveQrSettingsInput!) {
      saveQrSettings(input: $input) {
        __typename
        ... on TenantSettingsSuccess {
          tenant {
            settings {
              qr {
                ...lookOf_qr
              }
            }
          }
        }
        ... on Refusal {
          message
        }
      }
    }
  `);
  const save = async (key: string, changes: Partial<QrSettings>): Promise<string | undefined> => {
    const { saveQrSettings: outcome } = await write({ input: { key, ...changes } });
    return outcome.__typename === 'TenantSettingsSuccess' ? undefined : (outcome.message ?? '');
  };
  return { save, busy };
}
