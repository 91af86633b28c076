import { formatMessage } from '@galla/domain';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import type { TransactionPageQuery } from '../../__generated__/TransactionPageQuery.graphql.ts';
import type { List } from '../../list/index.ts';
import { variablesOf, type TransactionKey } from './address.ts';
import { DocumentsTab } from './list/DocumentsTab.tsx';
import { QuickTab } from './list/QuickTab.tsx';

interface Props {
  queryRef: PreloadedQuery<TransactionPageQuery>;
  list: List<TransactionKey, number>;
}

/** The page of the tab that the address names, once it is here. */
export function TransactionPage({ queryRef, list }: Props) {
  const { viewer } = usePreloadedQuery<TransactionPageQuery>(
    graphql`
      query TransactionPageQuery(
        $first: Int!
        $offset: Int
        $quick: Boolean!
        $filter: DocumentFilter
        $quickFilter: QuickBillFilter
      ) @preloadable {
        viewer {
          mayBill: viewerCan(menu: BILLING, flag: CREATE)
          tenant {
            documents(first: $first, offset: $offset, filter: $filter) @skip(if: $quick) {
              ...DocumentsTab_documents
            }
            quickBills(first: $first, offset: $offset, filter: $quickFilter) @include(if: $quick) {
              ...QuickTab_quickBills
            }
          }
        }
      }
    `,
    queryRef,
  );
  const tenant = viewer?.tenant;
  const shown = { list, mayBill: viewer?.mayBill === true };
  const key = JSON.stringify(variablesOf(list.filters));
  if (tenant?.quickBills != null) return <QuickTab key={key} quickBills={tenant.quickBills} {...shown} />;
  if (tenant?.documents != null) return <DocumentsTab key={key} documents={tenant.documents} {...shown} />;
  throw new Error(formatMessage('history.loadFailed'));
}
