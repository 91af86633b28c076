import { say } from '@galla/domain';
import { graphql } from 'react-relay';
import type { useSaveUpiAccountAddMutation } from '../../__generated__/useSaveUpiAccountAddMutation.graphql.ts';
import type { useSaveUpiAccountUpdateMutation } from '../../__generated__/useSaveUpiAccountUpdateMutation.graphql.ts';
import { useWrite } from '../../app/graph/useWrite.ts';

const addMutation = graphql`
  mutation useSaveUpiAccountAddMutation($input: AddUpiAccountInput!) {
    addUpiAccount(input: $input) {
      __typename
      ... on UpiAccountSuccess {
        tenant {
          upiAccounts {
            upiId
            upiName
          }
        }
      }
      ... on InvalidInput {
        problems {
          field
          message
        }
      }
      ... on Refusal {
        code
        message
      }
    }
  }
`;

const updateMutation = graphql`
  mutation useSaveUpiAccountUpdateMutation($input: UpdateUpiAccountInput!) {
    updateUpiAccount(input: $input) {
      __typename
      ... on UpiAccountSuccess {
        account {
          upiId
          upiName
        }
      }
      ... on InvalidInput {
        problems {
          field
          message
        }
      }
      ... on Refusal {
        code
        message
      }
    }
  }
`;

/** What is entered. */
export interface UpiEntries {
  key: string;
  upiId: string;
  upiName: string;
}

/** What became of it. */
export type SaveOutcome =
  | { kind: 'saved' }
  /** The PIN was given too long ago. */
  | { kind: 'pin' }
  /** By the fields of the form `account_details`. */
  | { kind: 'problems'; problems: Record<string, string> }
  | { kind: 'refused'; message: string };

interface Answer {
  readonly __typename: string;
  readonly code?: string;
  readonly message?: string;
  readonly problems?: readonly { readonly field: string; readonly message: string }[];
}

/** The graph's input fields by the names that the form definition has for them. */
const FIELDS: Record<string, string> = { upiId: 'upi_id', upiName: 'upi_name' };

function outcomeOf({ __typename: type, code, message, problems }: Answer): SaveOutcome {
  if (type === 'UpiAccountSuccess') return { kind: 'saved' };
  if (code === 'PIN_REQUIRED') return { kind: 'pin' };
  if (problems === undefined) return { kind: 'refused', message: message ?? say('tenant.formSubmitFailed') };
  const entries = problems.map(({ field, message: said }) => [FIELDS[field] ?? field, said]);
  return { kind: 'problems', problems: Object.fromEntries(entries) };
}

/** Adds the shop's UPI account, or changes the one that is there. Rejects with a GraphFailure when no answer came. */
export function useSaveUpiAccount(accountId: string | undefined): {
  save: (entries: UpiEntries) => Promise<SaveOutcome>;
  busy: boolean;
} {
  const add = useWrite<useSaveUpiAccountAddMutation>(addMutation);
  const update = useWrite<useSaveUpiAccountUpdateMutation>(updateMutation);
  const save = async (input: UpiEntries): Promise<SaveOutcome> =>
    outcomeOf(
      accountId === undefined
        ? (await add.write({ input })).addUpiAccount
        : (await update.write({ input: { ...input, account: accountId } })).updateUpiAccount,
    );
  return { save, busy: add.busy || update.busy };
}
