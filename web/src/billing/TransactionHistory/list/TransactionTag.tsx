import { formatMessage } from '@galla/domain';
import { Trash2 } from 'lucide-react';
import { graphql, readInlineData } from 'relay-runtime';
import type { TransactionTag_document$key } from '../../../__generated__/TransactionTag_document.graphql.ts';
import { Tag } from '../../../ui/StatusTag.tsx';
import { DocumentTag } from '../../document/DocumentTag.tsx';

/** "In trash", or the payment status. */
export function TransactionTag({ document }: { document: TransactionTag_document$key }) {
  const data = readInlineData(
    graphql`
      fragment TransactionTag_document on Document @inline {
        trashedAt
        ...DocumentTag_document
      }
    `,
    document,
  );
  if (data.trashedAt == null) return <DocumentTag document={data} />;
  return (
    <Tag tone="due" icon={<Trash2 size={14} strokeWidth={2} aria-hidden />}>
      {formatMessage('transactions.inTrash')}
    </Tag>
  );
}
