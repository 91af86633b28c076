import { graphql } from 'react-relay';
import type { useAssignContactsMutation } from '../../__generated__/useAssignContactsMutation.graphql.ts';
import { newKey } from '../../app/key.ts';
import { useWrite, type Outcome } from '../../app/graph/useWrite.ts';

/** Maximum number of ids per mutation. */
const BATCH = 1000;

interface Assignment {
  employee?: string;
  group?: string;
}

/** Assigns contacts in batches of a thousand; the first failure ends it. */
export function useAssignContacts() {
  const { write, busy } = useWrite<useAssignContactsMutation>(
    graphql`
      mutation useAssignContactsMutation($input: AssignContactsInput!) {
        assignContacts(input: $input) {
          ... on AssignContactsSuccess @alias(as: "saved") {
            count
          }
          ...refusal @alias
        }
      }
    `,
    { failed: 'contacts.assignFailed' },
  );
  const assign = async (
    ids: readonly string[],
    to: Assignment,
  ): Promise<Outcome<useAssignContactsMutation>> => {
    const outcome = await write({ key: newKey(), contacts: ids.slice(0, BATCH), ...to });
    return outcome.kind === 'saved' && ids.length > BATCH ? assign(ids.slice(BATCH), to) : outcome;
  };
  return { assign, busy };
}
