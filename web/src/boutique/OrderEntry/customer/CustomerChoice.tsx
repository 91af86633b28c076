import { formatMessage } from '@galla/domain';
import { useState } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { CustomerChoiceQuery } from '../../../__generated__/CustomerChoiceQuery.graphql.ts';
import { useDebouncedValue } from '../../../app/useDebouncedValue.ts';
import { searchVariables, useAnsweredSearch } from '../../../customers/index.ts';
import { CustomerRows } from './CustomerRows.tsx';
import type { DraftCustomer } from '../draft/orderDraft.ts';

interface Props {
  chosen: string;
  onChoose: (customer: DraftCustomer) => void;
  /** Receives the typed text; undefined if the user may not add customers. */
  onAdd: ((typed: string) => void) | undefined;
  /** Incremented by every Retry. */
  attempt: number;
}

/** Debounce of the search. */
const SETTLES_MS = 200;

const CUSTOMERS = graphql`
  query CustomerChoiceQuery($search: String) {
    viewer {
      tenant {
        ...CustomerRows_tenant @arguments(search: $search)
      }
    }
  }
`;

/** The customer search of the dialog. Its first load suspends and fails within its `Part`. */
export function CustomerChoice({ chosen, onChoose, onAdd, attempt }: Props) {
  const [text, setText] = useState('');
  const settled = useDebouncedValue(text.trim(), SETTLES_MS);
  const { shown, failure, retry } = useAnsweredSearch(CUSTOMERS, settled);
  const { viewer } = useLazyLoadQuery<CustomerChoiceQuery>(CUSTOMERS, searchVariables(shown.search), {
    fetchPolicy: shown.fetchPolicy,
    fetchKey: attempt,
  });
  if (viewer?.tenant == null) throw new Error(formatMessage('orderEntry.customersFailed'));
  return (
    <CustomerRows
      tenant={viewer.tenant}
      text={text}
      asked={shown.search}
      failure={failure}
      onRetry={retry}
      onText={setText}
      chosen={chosen}
      onChoose={onChoose}
      onAdd={onAdd && (() => onAdd(text))}
    />
  );
}
