import { graphql } from 'react-relay';
import type { useSavePrintSettingsMutation } from '../../../__generated__/useSavePrintSettingsMutation.graphql.ts';
import { useWrite } from '../../../app/graph/useWrite.ts';

/** Saves what was changed of printing, and leaves the rest to who changed that. */
export const useSavePrintSettings = () =>
  useWrite<useSavePrintSettingsMutation>(
    graphql`
      mutation useSavePrintSettingsMutation($input: SavePrintSettingsInput!) {
        savePrintSettings(input: $input) {
          ... on TenantSettingsSuccess @alias(as: "saved") {
            tenant {
              printSettings {
                ...printOf_print
              }
            }
          }

          ...refusal @alias
        }
      }
    `,
    { failed: 'settings.saveFailed' },
  );
