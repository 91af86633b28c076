import { formatMessage, type BillingData } from '@galla/domain';
import { useState } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { ChangeFormQuery } from '../../../__generated__/ChangeFormQuery.graphql.ts';
import { useDebouncedValue } from '../../../app/useDebouncedValue.ts';
import { ChangeFields } from './ChangeFields.tsx';
import { searchVariables, useAnsweredSearch } from '../../../customers/index.ts';

interface Props {
  data: BillingData;
  onData: (data: BillingData) => void;
  /** Increases with every Retry. */
  attempt: number;
}

/** Debounce of the search, in ms. */
const SETTLES_MS = 200;

const CUSTOMERS = graphql`
  query ChangeFormQuery($search: String) {
    viewer {
      tenant {
        ...ChangeFields_tenant @arguments(search: $search)
      }
    }
  }
`;

/** Searches customers for the sheet; the first search suspends and fails within its `Part`. */
export function ChangeForm({ data, onData, attempt }: Props) {
  const [text, setText] = useState('');
  const settled = useDebouncedValue(text.trim(), SETTLES_MS);
  const { shown, failure, retry } = useAnsweredSearch(CUSTOMERS, settled);
  const { viewer } = useLazyLoadQuery<ChangeFormQuery>(CUSTOMERS, searchVariables(shown.search), {
    fetchPolicy: shown.fetchPolicy,
    fetchKey: attempt,
  });
  if (viewer?.tenant == null) throw new Error(formatMessage('customers.loadFailed'));
  return (
    <ChangeFields
      tenant={viewer.tenant}
      text={text}
      asked={shown.search}
      failure={failure}
      onRetry={retry}
      onText={setText}
      data={data}
      onData={onData}
    />
  );
}
