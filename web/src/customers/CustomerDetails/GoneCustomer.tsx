import { formatMessage } from '@galla/domain';
import { useEffect } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import type { GoneCustomerQuery } from '../../__generated__/GoneCustomerQuery.graphql.ts';
import { toast } from '../../app/toast/toast.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { detailsPath } from './address.ts';

interface Props {
  /** Global id from the URL. */
  id: string;
  /** Incremented by every Retry. */
  attempt: number;
}

/** The URL's id does not exist. If that customer was merged, redirects to the remaining one and says so. */
export function GoneCustomer({ id, attempt }: Props) {
  const { mergedCustomer } = useLazyLoadQuery<GoneCustomerQuery>(
    graphql`
      query GoneCustomerQuery($id: ID!) {
        mergedCustomer(id: $id) {
          id
          name
        }
      }
    `,
    { id },
    { fetchKey: attempt, fetchPolicy: 'network-only' },
  );
  const navigate = useNavigate();
  const into = mergedCustomer?.id;
  const name = mergedCustomer?.name;
  useEffect(() => {
    if (into === undefined || name === undefined) return;
    toast.info(formatMessage('merge.notice', { name }));
    void navigate(detailsPath(into), { replace: true });
  }, [into, name, navigate]);
  if (into !== undefined) return <SkeletonRows rows={6} />;
  return (
    <EmptyState
      title={formatMessage('customers.detailsFailed')}
      explained={formatMessage('customers.notYours')}
    />
  );
}
