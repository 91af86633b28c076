import { DOCUMENT_STATUSES } from '@galla/domain';
import { graphql, readInlineData } from 'relay-runtime';
import type { DocumentTag_document$key } from '../../__generated__/DocumentTag_document.graphql.ts';
import { paiseOf } from '../../app/graph/scalars.ts';
import { StatusTag, Tag } from '../../ui/StatusTag.tsx';

interface Props {
  document: DocumentTag_document$key;
}

/** The payment status of a document: icon and word. */
export function DocumentTag({ document }: Props) {
  const data = readInlineData(
    graphql`
      fragment DocumentTag_document on Document @inline {
        status
        total
        pending
      }
    `,
    document,
  );
  const status = DOCUMENT_STATUSES.find((known) => known === data.status);
  if (status === undefined) return <Tag tone="neutral">{data.status}</Tag>;
  return <StatusTag status={status} total={paiseOf(data.total)} pending={paiseOf(data.pending)} />;
}
