import { say } from '@galla/domain';
import { graphql } from 'react-relay';
import type {
  AddCustomerInput,
  useAddCustomerMutation,
} from '../../__generated__/useAddCustomerMutation.graphql.ts';
import { GraphFailure } from '../../app/graph/failure.ts';
import { useWrite } from '../../app/graph/useWrite.ts';

const mutation = graphql`
  mutation useAddCustomerMutation($input: AddCustomerInput!) {
    addCustomer(input: $input) {
      __typename
      ... on AddCustomerSuccess {
        customer {
          id
          name
          mobile
        }
      }
      ... on MobileTaken {
        mayOpen
        takenBy {
          id
          name
          mobile
        }
      }
      ... on InvalidInput {
        problems {
          field
          message
        }
      }
      ... on Refusal {
        message
      }
    }
  }
`;

/** A customer as far as choosing one needs. */
export interface NamedCustomer {
  id: string;
  name: string;
  mobile: string;
}

/** Who has the number, when the person may see it; else whether he may open the customer by it. */
export interface Taken {
  by: NamedCustomer | undefined;
  mayOpen: boolean;
}

/** What became of it. */
export type AddOutcome =
  | { kind: 'added'; customer: NamedCustomer }
  | ({ kind: 'taken' } & Taken)
  | { kind: 'problems'; problems: readonly { field: string; message: string }[] }
  | { kind: 'failed'; message: string };

type Answer = useAddCustomerMutation['response']['addCustomer'];

/** Only the walk-in has no number, and nobody adds that. */
const named = ({
  id,
  name,
  mobile,
}: {
  id: string;
  name: string;
  mobile?: string | null | undefined;
}): NamedCustomer => ({
  id,
  name,
  mobile: mobile ?? '',
});

function outcomeOf({ __typename: type, customer, takenBy, mayOpen, problems, message }: Answer): AddOutcome {
  if (customer) return { kind: 'added', customer: named(customer) };
  if (type === 'MobileTaken')
    return { kind: 'taken', by: takenBy == null ? undefined : named(takenBy), mayOpen: mayOpen === true };
  if (problems) return { kind: 'problems', problems };
  return { kind: 'failed', message: message ?? say('customers.addFailed') };
}

/** Adds a customer. Never rejects: what went wrong is an outcome too. */
export function useAddCustomer(): {
  addCustomer: (input: AddCustomerInput) => Promise<AddOutcome>;
  busy: boolean;
} {
  const { write, busy } = useWrite<useAddCustomerMutation>(mutation);
  const addCustomer = async (input: AddCustomerInput): Promise<AddOutcome> => {
    try {
      return outcomeOf((await write({ input })).addCustomer);
    } catch (error) {
      return {
        kind: 'failed',
        message: error instanceof GraphFailure ? error.message : say('customers.addFailed'),
      };
    }
  };
  return { addCustomer, busy };
}
