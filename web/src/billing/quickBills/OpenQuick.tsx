import { formatMessage } from '@galla/domain';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { useRevalidator } from 'react-router-dom';
import type { OpenQuickQuery } from '../../__generated__/OpenQuickQuery.graphql.ts';
import { fetchOptions } from '../../app/graph/fetchOptions.ts';
import { DetailDrawer } from '../../ui/DetailDrawer.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Part } from '../../ui/Part.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { QuickFigures } from './QuickFigures.tsx';
import { QuickFoot } from './QuickFoot.tsx';
import { QuickTag } from './QuickTag.tsx';

interface Props {
  /** Global id of the quick bill. */
  id: string;
  onClose: () => void;
}

function Loaded({ id, onClose, attempt }: Props & { attempt: number }) {
  const { revalidate } = useRevalidator();
  const { node } = useLazyLoadQuery<OpenQuickQuery>(
    graphql`
      query OpenQuickQuery($id: ID!) {
        node(id: $id) {
          ... on QuickBill @alias(as: "quickBill") {
            number
            customerName
            ...QuickTag_quickBill
            ...QuickFigures_quickBill
            ...QuickFoot_quickBill
          }
        }
      }
    `,
    { id },
    fetchOptions(attempt),
  );
  const bill = node?.quickBill;
  return (
    <DetailDrawer
      title={bill?.number ?? formatMessage('billing.typeQuickBill')}
      {...(bill && { second: bill.customerName, tag: <QuickTag quickBill={bill} /> })}
      open
      onClose={onClose}
      foot={bill && <QuickFoot quickBill={bill} onChanged={() => void revalidate()} onDeleted={onClose} />}
    >
      {bill ? <QuickFigures quickBill={bill} /> : <EmptyState title={formatMessage('quickBill.notFound')} />}
    </DetailDrawer>
  );
}

/** A quick bill beside the list. */
export const OpenQuick = ({ id, onClose }: Props) => (
  <Part
    title={formatMessage('transactions.quickFailed')}
    skeleton={
      <DetailDrawer title={formatMessage('billing.typeQuickBill')} open onClose={onClose}>
        <SkeletonRows rows={6} />
      </DetailDrawer>
    }
  >
    {(attempt) => <Loaded id={id} onClose={onClose} attempt={attempt} />}
  </Part>
);
