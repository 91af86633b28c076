import { graphql } from 'react-relay';
import type { useUpdateQrSettingsMutation } from '../../../__generated__/useUpdateQrSettingsMutation.graphql.ts';
import { useWrite } from '../../../app/graph/useWrite.ts';

/** Saves what was changed of the looks of codes, and leaves the rest to who changed that. */
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
