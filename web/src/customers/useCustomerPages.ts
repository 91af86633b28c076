import { normalizeMobile } from '@galla/domain';
import { useMemo } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import type { useCustomerPages_tenant$key } from '../__generated__/useCustomerPages_tenant.graphql.ts';
import type { useCustomerPagesQuery } from '../__generated__/useCustomerPagesQuery.graphql.ts';
import { paiseOf } from '../app/graph/scalars.ts';

/** A customer as the lists show one. */
export interface CustomerRow {
  id: string;
  name: string;
  mobile: string;
  group: string | null;
  /** In paise. */
  pending: number;
  /** Instant of the newest bill. */
  lastVisit: string | null;
}

const PAGE = 50;

/** Whether the row would still be there, if the server had already seen what is typed. */
function fits({ name, mobile }: CustomerRow, text: string): boolean {
  const wanted = text.trim().toLocaleLowerCase('en-IN');
  const digits = normalizeMobile(text);
  return (
    name.toLocaleLowerCase('en-IN').includes(wanted) || (digits !== undefined && mobile.includes(digits))
  );
}

interface CustomerPages {
  rows: CustomerRow[];
  /** How many match on the server. */
  total: number;
  /** Fetches the next page, if there is one. */
  more: () => void;
}

/**
 * The customers that a search finds. The server searches (the tenant's fragment carries the text that it was asked);
 * what is typed since narrows down what is here already, so that the list answers at the key.
 */
export function useCustomerPages(tenant: useCustomerPages_tenant$key, text: string): CustomerPages {
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
        customers(first: $count, after: $after, search: $search)
          @connection(key: "useCustomerPages_customers", filters: ["search"]) {
          totalCount
          edges {
            node {
              id
              name
              mobile
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
  const { edges, totalCount } = data.customers;
  const all = useMemo(
    () =>
      edges.map(({ node }): CustomerRow => {
        const { id, name, group = null, lastVisit = null } = node;
        return { id, name, mobile: node.mobile ?? '', group, lastVisit, pending: paiseOf(node.pending) };
      }),
    [edges],
  );
  const rows = useMemo(() => (text.trim() === '' ? all : all.filter((row) => fits(row, text))), [all, text]);
  return {
    rows,
    total: totalCount,
    more: () => {
      if (hasNext && !isLoadingNext) loadNext(PAGE);
    },
  };
}
