import { graphql } from 'react-relay';
import type { useResetQrSettingsMutation } from '../../../__generated__/useResetQrSettingsMutation.graphql.ts';
import { useWrite } from '../../../app/graph/useWrite.ts';
import { newKey } from '../../../app/key.ts';

/** Takes the looks of codes back to the defaults. Resolves with why not, or with nothing. */
export function useResetQrSettings(): { reset: () => Promise<string | undefined>; busy: boolean } {
  const { write, busy } = useWrite<useResetQrSettingsMutation>(graphql`
    mutation useResetQrSettingsMutation($input: ResetQrSettingsInput!) {
      resetQrSettings(input: $input) {
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
  const reset = async (): Promise<string | undefined> => {
    const { resetQrSettings: outcome } = await write({ input: { key: newKey() } });
    return outcome.__typename === 'TenantSettingsSuccess' ? undefined : (outcome.message ?? '');
  };
  return { reset, busy };
}
