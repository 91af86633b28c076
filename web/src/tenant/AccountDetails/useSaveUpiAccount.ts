import { graphql } from 'react-relay';
import type { useSaveUpiAccountCreateMutation } from '../../__generated__/useSaveUpiAccountCreateMutation.graphql.ts';
import type { useSaveUpiAccountUpdateMutation } from '../../__generated__/useSaveUpiAccountUpdateMutation.graphql.ts';
import type { WriteResult } from '../../app/graph/refusal.ts';
import { useWrite } from '../../app/graph/useWrite.ts';

/** The entered account. */
export interface UpiEntries {
  key: string;
  upiId: string;
  upiName: string;
}

/** Adds or changes the shop's UPI account; problems are by the fields of the form `account_details`. */
export function useSaveUpiAccount(
  accountId: string | undefined,
  askPin: () => Promise<boolean>,
): { save: (entries: UpiEntries) => Promise<WriteResult>; busy: boolean } {
  const options = {
    failed: 'tenant.formSubmitFailed',
    fields: { upiId: 'upi_id', upiName: 'upi_name' },
    askPin,
  } as const;
  const add = useWrite<useSaveUpiAccountCreateMutation>(
    graphql`
      mutation useSaveUpiAccountCreateMutation($input: CreateUpiAccountInput!) {
        createUpiAccount(input: $input) {
          ... on UpiAccountSuccess @alias(as: "saved") {
            tenant {
              upiAccounts {
                upiId
                upiName
              }
            }
          }

          ...refusal @alias
        }
      }
    `,
    options,
  );
  const update = useWrite<useSaveUpiAccountUpdateMutation>(
    graphql`
      mutation useSaveUpiAccountUpdateMutation($input: UpdateUpiAccountInput!) {
        updateUpiAccount(input: $input) {
          ... on UpiAccountSuccess @alias(as: "saved") {
            account {
              upiId
              upiName
            }
          }

          ...refusal @alias
        }
      }
    `,
    options,
  );
  return {
    save: (input) =>
      accountId === undefined ? add.write(input) : update.write({ ...input, account: accountId }),
    busy: add.busy || update.busy,
  };
}
