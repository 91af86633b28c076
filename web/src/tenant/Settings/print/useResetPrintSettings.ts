import { graphql } from 'react-relay';
import type { useResetPrintSettingsMutation } from '../../../__generated__/useResetPrintSettingsMutation.graphql.ts';
import { useWrite } from '../../../app/graph/useWrite.ts';
import { newKey } from '../../../app/key.ts';

/** Takes printing back to the defaults. Resolves with why not, or with nothing. */
export function useResetPrintSettings(): { reset: () => Promise<string | undefined>; busy: boolean } {
  const { write, busy } = useWrite<useResetPrintSettingsMutation>(graphql`
    mutation useResetPrintSettingsMutation($input: ResetPrintSettingsInput!) {
      resetPrintSettings(input: $input) {
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
  const reset = async (): Promise<string | undefined> => {
    const { resetPrintSettings: outcome } = await write({ input: { key: newKey() } });
    return outcome.__typename === 'TenantSettingsSuccess' ? undefined : (outcome.message ?? '');
  };
  return { reset, busy };
}
