import { customerWords, findCustomers, formatMessage } from '@galla/domain';
import { useEffect, useMemo, useState } from 'react';
import { graphql, usePaginationFragment, useRelayEnvironment } from 'react-relay';
import type { useCustomerPages_tenant$key } from '../__generated__/useCustomerPages_tenant.graphql.ts';
import type { useCustomerPagesQuery } from '../__generated__/useCustomerPagesQuery.graphql.ts';
import { paiseOf } from '../app/graph/scalars.ts';
import { loadMore } from '../list/index.ts';
import { forgetMissing, knownCustomers, recallCustomers, rememberCustomers } from './knownCustomers.ts';

/** A customer in a list. */
export interface CustomerRow {
  id: string;
  name: string;
  mobile: string;
  /** URL of the picture; null if there is none, or if only this device knows the customer. */
  image: string | null;
  /** Null if there is none, or if the user may not see it. */
  email: string | null;
  group: string | null;
  /** In paise; null if only this device knows the customer. */
  pending: number | null;
  /** Instant of the latest bill. */
  lastVisit: string | null;
  /** The text that a search matches. */
  words: string;
}

const PAGE_SIZE = 50;

interface CustomerPages {
  rows: readonly CustomerRow[];
  /** Whether the rows are local matches while the server's are pending. */
  asking: boolean;
  /** Number of matches on the server. */
  total: number;
  /** Fetches the next page, if any. */
  loadMore: () => void;
}

/**
 * The customers that match a search: local matches on every keystroke, then the server's.
 * @param asked the search text of the tenant's fragment
 */
export function useCustomerPages(
  tenant: useCustomerPages_tenant$key,
  text: string,
  asked: string,
): CustomerPages {
  const environment = useRelayEnvironment();
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    useCustomerPagesQuery,
    useCustomerPages_tenant$key
  >(
    graphql`
      fragment useCustomerPages_tenant on Tenant
      @argumentDefinitions(
        search: { type: "String" }
        count: { type: "Int", defaultValue: 50 }
        after: { type: "String" }
      )
      @refetchable(queryName: "useCustomerPagesQuery") {
        customers(first: $count, after: $after, filter: { search: $search })
          @connection(key: "useCustomerPages_customers", filters: ["filter"]) {
          totalCount
          edges {
            node {
              id
              name
              mobile
              image
              email
              group
              pending
              lastVisit
            }
          }
        }
      }
    `,
    tenant,
  );
  if (data.customers == null) throw new Error(formatMessage('customers.loadFailed'));
  const { edges, totalCount } = data.customers;
  const all = useMemo(
    () =>
      edges.map(({ node }): CustomerRow => {
        const { id, name, image = null, email = null, group = null, lastVisit = null } = node;
        const mobile = node.mobile ?? '';
        const words = customerWords({ name, mobile });
        return { id, name, mobile, image, email, group, lastVisit, pending: paiseOf(node.pending), words };
      }),
    [edges],
  );
  const searched = asked.trim();
  useEffect(() => {
    rememberCustomers(environment, all);
    if (!hasNext) forgetMissing(environment, searched, all);
  }, [environment, all, hasNext, searched]);
  // Replaced when this device's copy is loaded, so that the memo below searches it, too.
  const [read, setRead] = useState(() => () => knownCustomers(environment));
  useEffect(() => {
    void recallCustomers(environment).then(() => setRead(() => () => knownCustomers(environment)));
  }, [environment]);
  const wanted = text.trim();
  const asking = wanted !== searched;
  const rows = useMemo(() => {
    if (!asking || wanted === '') return all;
    const here = new Map([...all, ...read()].map((row) => [row.id, row]));
    return findCustomers([...here.values()], wanted);
  }, [all, wanted, asking, read]);
  return {
    rows,
    asking,
    total: totalCount,
    loadMore: () => {
      if (hasNext && !isLoadingNext) loadMore(loadNext, PAGE_SIZE, 'customers.loadFailed');
    },
  };
}
