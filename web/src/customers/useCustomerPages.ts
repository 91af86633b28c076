import { customerWords, findCustomers, formatMessage } from '@galla/domain';
import { useEffect, useMemo, useState } from 'react';
import { graphql, usePaginationFragment, useRelayEnvironment } from 'react-relay';
import type { useCustomerPages_tenant$key } from '../__generated__/useCustomerPages_tenant.graphql.ts';
import type { useCustomerPagesQuery } from '../__generated__/useCustomerPagesQuery.graphql.ts';
import { paiseOf } from '../app/graph/scalars.ts';
import { loadMore } from '../list/index.ts';
import { forgetMissing, knownCustomers, recallCustomers, rememberCustomers } from './knownCustomers.ts';

/** A customer as the lists show one. */
export interface CustomerRow {
  id: string;
  name: string;
  mobile: string;
  /** Address of the picture; null for none, and for whom only this device knows. */
  image: string | null;
  /** Null for none, and for who may not see it. */
  email: string | null;
  group: string | null;
  /** In paise; null for whom only this device knows. */
  pending: number | null;
  /** Instant of the newest bill. */
  lastVisit: string | null;
  /** What a search looks through. */
  words: string;
}

const PAGE_SIZE = 50;

interface CustomerPages {
  rows: readonly CustomerRow[];
  /** Whether the rows are what is known here, and the server's are still to come. */
  asking: boolean;
  /** How many match on the server. */
  total: number;
  /** Fetches the next page, if there is one. */
  loadMore: () => void;
}

/**
 * The customers that a search finds: at the key those who are known here, and the server's once they are here.
 * @param asked what the tenant's fragment was searched for
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
  // Made anew when this device has told whom it knows, so that they are looked through, too.
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
