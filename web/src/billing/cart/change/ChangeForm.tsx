import { say, type BillingData } from '@galla/domain';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { ChangeFormQuery } from '../../../__generated__/ChangeFormQuery.graphql.ts';
import { useSettled } from '../../../app/useSettled.ts';
import { ChangeFields } from './ChangeFields.tsx';

interface Props {
  data: BillingData;
  onData: (data: BillingData) => void;
  /** Grows with every Retry. */
  attempt: number;
}

/** Asks for the customers of the sheet; waits and fails within its `Part`. */
export function ChangeForm({ data, onData, attempt }: Props) {
  const { text, settled, type } = useSettled();
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
  return <ChangeFields tenant={viewer.tenant} text={text} onText={type} data={data} onData={onData} />;
}
