import { formatMessage } from '@galla/domain';
import { graphql, readInlineData } from 'relay-runtime';
import type {
  HistoryRows_documents$data,
  HistoryRows_documents$key,
} from '../../../__generated__/HistoryRows_documents.graphql.ts';
import { useListRows, type List } from '../../../list/index.ts';
import { usePhone } from '../../../ui/useWide.ts';
import type { HistoryKey } from '../address.ts';
import { sorting } from '../sort.ts';
import { HistoryDays } from './HistoryDays.tsx';
import { HistoryTable } from './HistoryTable.tsx';

export type Bill = HistoryRows_documents$data['edges'][number]['node'];

interface Props {
  documents: HistoryRows_documents$key;
  /** Left out for the previous page under an error: nothing can be opened or sorted. */
  list?: Pick<List<HistoryKey>, 'filters' | 'filter' | 'open' | 'walk'>;
}

/** The bills of a page. */
export function HistoryRows({ documents, list }: Props) {
  const { edges } = readInlineData(
    graphql`
      fragment HistoryRows_documents on DocumentConnection @inline {
        edges {
          node {
            id
            ...HistoryTable_document
            ...HistoryDays_document
          }
        }
      }
    `,
    documents,
  );
  const phone = usePhone();
  const rows = edges.map(({ node }) => node);
  const listed = {
    label: formatMessage('history.title'),
    ...useListRows({ rows, rowId: ({ id }) => id, list }),
  };
  const sorted = list && sorting.of(list.filters);
  if (phone) return <HistoryDays {...listed} byDay={sorted === undefined || sorted.field === 'date'} />;
  return (
    <HistoryTable
      {...listed}
      sorting={sorted}
      onSort={sorted && ((field) => list.filter({ sort: sorting.text(sorting.next(field, sorted)) }))}
    />
  );
}
