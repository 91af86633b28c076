import { formatMessage } from '@galla/domain';
import { useDeferredValue, useState } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { ChooseCustomerQuery } from '../../__generated__/ChooseCustomerQuery.graphql.ts';
import { useDebouncedValue } from '../../app/useDebouncedValue.ts';
import { ErrorBand } from '../../ui/ErrorBand.tsx';
import { CustomerList, type ChosenCustomer } from './CustomerList.tsx';

/** Debounce of the search. */
const SETTLES_MS = 200;

/** A customer search of its own, to choose one for an appointment or a list's filter. */
export function ChooseCustomer({ onChoose }: { onChoose: (customer: ChosenCustomer) => void }) {
  const [text, setText] = useState('');
  // Deferred, so that the list stays while the next one loads.
  const asked = useDeferredValue(useDebouncedValue(text.trim(), SETTLES_MS));
  const { viewer } = useLazyLoadQuery<ChooseCustomerQuery>(
    graphql`
      query ChooseCustomerQuery($search: String) {
        viewer {
          tenant {
            ...CustomerList_tenant @arguments(search: $search)
          }
        }
      }
    `,
    asked === '' ? {} : { search: asked },
  );
  if (viewer?.tenant == null) return <ErrorBand title={formatMessage('customers.loadFailed')} />;
  return (
    <CustomerList tenant={viewer.tenant} text={text} asked={asked} onText={setText} onChoose={onChoose} />
  );
}
