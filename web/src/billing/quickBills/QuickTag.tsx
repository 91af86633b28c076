import { formatMessage } from '@galla/domain';
import { Trash2 } from 'lucide-react';
import { graphql, readInlineData } from 'relay-runtime';
import type { QuickTag_quickBill$key } from '../../__generated__/QuickTag_quickBill.graphql.ts';
import { Tag } from '../../ui/StatusTag.tsx';

/** "In trash", or whether its money was received. */
export function QuickTag({ quickBill }: { quickBill: QuickTag_quickBill$key }) {
  const { status, trashedAt } = readInlineData(
    graphql`
      fragment QuickTag_quickBill on QuickBill @inline {
        status
        trashedAt
      }
    `,
    quickBill,
  );
  if (trashedAt != null)
    return (
      <Tag tone="due" icon={<Trash2 size={14} strokeWidth={2} aria-hidden />}>
        {formatMessage('transactions.inTrash')}
      </Tag>
    );
  if (status === 'PAID') return <Tag tone="paid">{formatMessage('history.paid')}</Tag>;
  return <Tag tone="part">{formatMessage('transactions.pending')}</Tag>;
}
