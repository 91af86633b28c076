import { formatMessage } from '@galla/domain';
import { Suspense } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import type { TransactionPageQuery } from '../../__generated__/TransactionPageQuery.graphql.ts';
import type { List } from '../../list/index.ts';
import { Boundary } from '../../ui/Boundary.tsx';
import { variablesOf, type TransactionFilters, type TransactionKey } from './address.ts';
import { DocumentsTab } from './list/DocumentsTab.tsx';
import { QuickTab } from './list/QuickTab.tsx';
import { Tabs, TransactionTabs } from './TransactionTabs.tsx';

/** A page of a tab, and the row counts of all tabs. */
const QUERY = graphql`
  query TransactionPageQuery(
    $first: Int!
    $offset: Int
    $quick: Boolean!
    $filter: DocumentFilter
    $quickFilter: QuickBillFilter
    $invoices: DocumentFilter
    $orders: DocumentFilter
    $quickBills: QuickBillFilter
  ) @preloadable {
    viewer {
      mayBill: viewerCan(menu: BILLING, flag: CREATE)
      tenant {
        ...TransactionTabs_tenant @arguments(invoices: $invoices, orders: $orders, quickBills: $quickBills)
        documents(first: $first, offset: $offset, filter: $filter) @skip(if: $quick) {
          ...DocumentsTab_documents
        }
        quickBills(first: $first, offset: $offset, filter: $quickFilter) @include(if: $quick) {
          ...QuickTab_quickBills
        }
      }
    }
  }
`;

interface Props {
  queryRef: PreloadedQuery<TransactionPageQuery>;
  list: List<TransactionKey, number>;
}

/** The page of the tab in the address, once loaded. */
export function TransactionPage({ queryRef, list }: Props) {
  const { viewer } = usePreloadedQuery<TransactionPageQuery>(QUERY, queryRef);
  const tenant = viewer?.tenant;
  const shown = { list, mayBill: viewer?.mayBill === true };
  const key = JSON.stringify(variablesOf(list.filters));
  if (tenant?.quickBills != null) return <QuickTab key={key} quickBills={tenant.quickBills} {...shown} />;
  if (tenant?.documents != null) return <DocumentsTab key={key} documents={tenant.documents} {...shown} />;
  throw new Error(formatMessage('history.loadFailed'));
}

interface TabsProps {
  queryRef: PreloadedQuery<TransactionPageQuery>;
  filters: TransactionFilters;
}

function CountedTabs({ queryRef, filters }: TabsProps) {
  const { viewer } = usePreloadedQuery<TransactionPageQuery>(QUERY, queryRef);
  if (!viewer?.tenant) return <Tabs filters={filters} />;
  return <TransactionTabs tenant={viewer.tenant} filters={filters} />;
}

/** The tabs, usable while their counts load or fail. */
export const PageTabs = ({ queryRef, filters }: TabsProps) => (
  <Boundary attempt={queryRef} renderFailed={() => <Tabs filters={filters} />}>
    <Suspense fallback={<Tabs filters={filters} />}>
      <CountedTabs queryRef={queryRef} filters={filters} />
    </Suspense>
  </Boundary>
);
