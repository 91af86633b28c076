import { graphql } from 'react-relay';
import type { useOwnDataConsentMutation } from '../../../__generated__/useOwnDataConsentMutation.graphql.ts';
import type { useOwnDataEraseMutation } from '../../../__generated__/useOwnDataEraseMutation.graphql.ts';
import type { useOwnDataExportMutation } from '../../../__generated__/useOwnDataExportMutation.graphql.ts';
import { useWrite } from '../../../app/graph/useWrite.ts';

/** Records a consent or its withdrawal. */
export const useConsent = () =>
  useWrite<useOwnDataConsentMutation>(
    graphql`
      mutation useOwnDataConsentMutation($input: UpdateCustomerConsentInput!) {
        updateCustomerConsent(input: $input) {
          ... on CustomerSuccess @alias(as: "saved") {
            customer {
              ...OwnDataPart_customer
              ...ConsentBox_customer
            }
          }
          ...refusal @alias
        }
      }
    `,
    { failed: 'ownData.consentFailed' },
  );

/** Requests an export of the data; requires the PIN. */
export const useExport = (askPin: () => Promise<boolean>) =>
  useWrite<useOwnDataExportMutation>(
    graphql`
      mutation useOwnDataExportMutation($input: ExportCustomerDataInput!) {
        exportCustomerData(input: $input) {
          ... on ExportCustomerDataSuccess @alias(as: "saved") {
            url
            customer {
              ...OwnDataPart_customer
            }
          }
          ...refusal @alias
        }
      }
    `,
    { failed: 'ownData.exportFailed', askPin },
  );

/** Erases the customer; requires the PIN. */
export const useErase = (askPin: () => Promise<boolean>) =>
  useWrite<useOwnDataEraseMutation>(
    graphql`
      mutation useOwnDataEraseMutation($input: EraseCustomerInput!) {
        eraseCustomer(input: $input) {
          ... on EraseCustomerSuccess @alias(as: "saved") {
            deletedId
          }
          ...refusal @alias
        }
      }
    `,
    { failed: 'ownData.eraseFailed', askPin },
  );
