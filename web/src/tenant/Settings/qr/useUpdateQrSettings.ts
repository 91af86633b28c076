import { graphql } from 'react-relay';
import type { useUpdateQrSettingsMutation } from '../../../__generated__/useUpdateQrSettingsMutation.graphql.ts';
import { useWrite } from '../../../app/graph/useWrite.ts';

/** Saves only changed settings of QR codes, so that changes by other users are kept. */
export const useUpdateQrSettings = () =>
  useWrite<useUpdateQrSettingsMutation>(
    graphql`
      mutation useUpdateQrSettingsMutation($input: UpdateQrSettingsInput!) {
        updateQrSettings(input: $input) {
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
