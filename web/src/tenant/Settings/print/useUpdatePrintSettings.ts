import { graphql } from 'react-relay';
import type { useUpdatePrintSettingsMutation } from '../../../__generated__/useUpdatePrintSettingsMutation.graphql.ts';
import { useWrite } from '../../../app/graph/useWrite.ts';

/** Saves only changed print settings, so that changes by other users are kept. */
export const useUpdatePrintSettings = () =>
  useWrite<useUpdatePrintSettingsMutation>(
    graphql`
      mutation useUpdatePrintSettingsMutation($input: UpdatePrintSettingsInput!) {
        updatePrintSettings(input: $input) {
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
