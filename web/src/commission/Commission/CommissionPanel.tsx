import { formatMessage } from '@galla/domain';
import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { DocumentFoot, useTried } from '../../billing/index.ts';
import { useOpens } from '../../app/router/opens.ts';
import type { List } from '../../list/index.ts';
import { DetailDrawer } from '../../ui/DetailDrawer.tsx';
import { Part } from '../../ui/Part.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import type { CommissionKey } from './address.ts';
import { CommissionDetail } from './CommissionDetail.tsx';

interface Props {
  list: Pick<List<CommissionKey>, 'filters' | 'close'>;
}

/**
 * Beside the list: the open bill's commission line by line, its pending amount and its actions, such as PDF
 * and Proceed to Bill (spec 3 §§2.7, 4).
 */
export function CommissionPanel({ list: { filters, close } }: Props) {
  const { revalidate } = useRevalidator();
  const [stale, setStale] = useState(0);
  const { id: employee, open } = filters;
  const [tried, setTried] = useTried(open);
  const [history, till, transactions] = [
    useOpens('billing-history'),
    useOpens('billing'),
    useOpens('transactions-history'),
  ];
  // A user who sees their own commission may lack the right to bills, so nothing is queried that would be
  // refused.
  const seesBills = history || till || transactions;
  return (
    <DetailDrawer
      title={formatMessage('commission.detail')}
      open
      onClose={close}
      {...(seesBills && {
        foot: (
          <DocumentFoot
            id={open}
            tried={tried}
            stale={stale}
            onStale={() => setStale(stale + 1)}
            onDeleted={() => {
              close();
              void revalidate();
            }}
          />
        ),
      })}
    >
      <Part
        key={open}
        title={formatMessage('commission.failed')}
        skeleton={<SkeletonRows rows={4} />}
        onRetry={setTried}
      >
        {(attempt) => (
          <CommissionDetail
            employee={employee}
            document={open}
            withBill={seesBills}
            attempt={attempt}
            stale={stale}
          />
        )}
      </Part>
    </DetailDrawer>
  );
}
