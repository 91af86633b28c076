import { say, type BillingData } from '@galla/domain';
import { useState } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { ChangeFormQuery } from '../../../__generated__/ChangeFormQuery.graphql.ts';
import { useDebouncedValue } from '../../../app/useDebouncedValue.ts';
import { ChangeFields } from './ChangeFields.tsx';

interface Props {
  data: BillingData;
  onData: (data: BillingData) => void;
  /** Grows with every Retry. */
  attempt: number;
}

/** A word is typed before it is asked for. */
const SETTLES_MS = 200;

/** Asks for the customers of the sheet; waits and fails within its `Part`. */
export function ChangeForm({ data, onData, attempt }: Props) {
  const [text, setText] = useState('');
  const settled = useDebouncedValue(text.trim(), SETTLES_MS);
  const { viewer } = useLazyLoadQuery<ChangeFormQuery>(
    graphql`
      query ChangeFormQuery($search: String) {
        viewer {
          tenant {
            ...ChangeFields_tenant @arguments(search: $search)
          }
        }
      }
    `,
    { search: settled === '' ? null : settled },
    { fetchPolicy: 'store-and-network', fetchKey: attempt },
  );
  if (viewer?.tenant == null) throw new Error(say('customers.loadFailed'));
  return (
    <ChangeFields
      tenant={viewer.tenant}
      text={text}
      asked={settled}
      onText={setText}
      data={data}
      onData={onData}
    />
  );
}
