import { graphql } from 'react-relay';
import type { useResetPrintSettingsMutation } from '../../../__generated__/useResetPrintSettingsMutation.graphql.ts';
import { useWrite } from '../../../app/graph/useWrite.ts';

/** Resets the print settings to the defaults. */
export const useResetPrintSettings = () =>
  useWrite<useResetPrintSettingsMutation>(
    graphql`
      mutation useResetPrintSettingsMutation($input: ResetPrintSettingsInput!) {
        resetPrintSettings(input: $input) {
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
