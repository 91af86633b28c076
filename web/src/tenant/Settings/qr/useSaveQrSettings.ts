import { graphql } from 'react-relay';
import type { useSaveQrSettingsMutation } from '../../../__generated__/useSaveQrSettingsMutation.graphql.ts';
import { useWrite } from '../../../app/graph/useWrite.ts';

/** Saves what was changed of the looks of codes, and leaves the rest to who changed that. */
export const useSaveQrSettings = () =>
  useWrite<useSaveQrSettingsMutation>(
    graphql`
      mutation useSaveQrSettingsMutation($input: SaveQrSettingsInput!) {
        saveQrSettings(input: $input) {
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
