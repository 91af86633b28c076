import { graphql } from 'react-relay';
import type { useResetPrintSettingsMutation } from '../../../__generated__/useResetPrintSettingsMutation.graphql.ts';
import { useWrite } from '../../../app/graph/useWrite.ts';

/** Takes printing back to the defaults. */
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
