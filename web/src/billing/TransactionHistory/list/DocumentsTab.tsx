import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { DocumentsTab_documents$key } from '../../../__generated__/DocumentsTab_documents.graphql.ts';
import { ListEmpty, useCurrentPage, type List } from '../../../list/index.ts';
import type { KeyHint } from '../../../ui/TableFoot.tsx';
import { isFiltered, NO_FILTERS, type TransactionKey } from '../address.ts';
import { PageFoot } from './PageFoot.tsx';
import { TransactionRows } from './TransactionRows.tsx';
import { TransactionSummary } from './TransactionSummary.tsx';

interface Props {
  documents: DocumentsTab_documents$key;
  list: List<TransactionKey, number>;
  mayBill: boolean;
}

/** A page of invoices or orders, and the sums of all matching ones. */
export function DocumentsTab({ documents, list, mayBill }: Props) {
  const { totalCount, summary, edges } = useFragment(
    graphql`
      fragment DocumentsTab_documents on DocumentConnection {
        totalCount
        summary {
          ...TransactionSummary_summary
        }
        edges {
          node {
            id
            ...TransactionRows_document
          }
        }
      }
    `,
    documents,
  );
  useCurrentPage(list, totalCount);
  const filtered = isFiltered(list.filters);
  const none = edges.length === 0 && (
    <ListEmpty
      list={list}
      isFiltered={filtered}
      none={{ title: formatMessage('history.none'), explained: formatMessage('history.noneExplained') }}
      noMatch={{ title: formatMessage('history.none'), explained: formatMessage('history.noMatch') }}
      onClear={() => list.filter(NO_FILTERS)}
    >
      {mayBill && (
        <Button asChild>
          <Link to="/Billing">{formatMessage('history.firstBill')}</Link>
        </Button>
      )}
    </ListEmpty>
  );
  if (none && !filtered) return none;
  return (
    <>
      <TransactionSummary summary={summary} />
      <TransactionRows rows={edges.map(({ node }) => ({ ...node, id: node.id }))} list={list} />
      {none}
      <PageFoot
        list={list}
        totalCount={totalCount}
        rows={edges.length}
        hints={list.filters.open === '' ? CLOSED : OPEN}
      />
    </>
  );
}

const WALK: KeyHint = [['ArrowUp', 'ArrowDown'], formatMessage('history.keyNextBill')];
const CLOSED: readonly KeyHint[] = [WALK, [['Enter'], formatMessage('history.keyOpen')]];
const OPEN: readonly KeyHint[] = [WALK, [['Esc'], formatMessage('history.keyClose')]];
