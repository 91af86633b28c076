import { graphql } from 'react-relay';
import type { useResetQrSettingsMutation } from '../../../__generated__/useResetQrSettingsMutation.graphql.ts';
import { useWrite } from '../../../app/graph/useWrite.ts';

/** Resets the appearance of QR codes to the defaults. */
export const useResetQrSettings = () =>
  useWrite<useResetQrSettingsMutation>(
    graphql`
      mutation useResetQrSettingsMutation($input: ResetQrSettingsInput!) {
        resetQrSettings(input: $input) {
          ... on TenantSettingsSuccess @alias(as: "saved") {
            tenant {
              settings {
                qr {
                  ...lookOf_qr
                }
              }
            }
          }

          ...refusal @alias
        }
      }
    `,
    { failed: 'settings.saveFailed' },
  );
