import { formatMessage } from '@galla/domain';
import { useMemo } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import type { CommissionPageQuery } from '../../__generated__/CommissionPageQuery.graphql.ts';
import { useCurrentPage, type List } from '../../list/index.ts';
import { listedSaleOf, type ListedSale } from '../Places/sales.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Person } from '../../ui/Person.tsx';
import type { CommissionKey } from './address.ts';
import { CommissionRows } from './CommissionRows.tsx';
import { Target } from '../Target/Target.tsx';
import { Cards } from './Cards.tsx';

/** What the header needs from the loaded page. */
export interface CurrentPage {
  employeeId: string | undefined;
  totalCount: number;
  /** Whether commission is on orders in pieces; undefined if nobody earns any. */
  isBoutique: boolean | undefined;
  /** The sales whose places the user may see. */
  sales: readonly ListedSale[];
}

interface Props {
  queryRef: PreloadedQuery<CommissionPageQuery>;
  list: List<CommissionKey, CurrentPage>;
}

/** The employee, the cards, and the page of sales. */
export function CommissionPage({ queryRef, list }: Props) {
  const { viewer, node } = usePreloadedQuery<CommissionPageQuery>(
    graphql`
      query CommissionPageQuery(
        $employee: ID!
        $own: Boolean!
        $first: Int!
        $offset: Int
        $filter: CommissionFilter
      ) @preloadable {
        viewer {
          mayFollow: viewerCan(menu: MAP, flag: VIEW)
          mayEdit: viewerCan(menu: EMPLOYEES, flag: EDIT)
          own: commission {
            employeeId
          }
          commission @include(if: $own) {
            employeeId
            ...Target_commission
            summary {
              completed
              ...Cards_summary
            }
            rows(first: $first, offset: $offset, filter: $filter) {
              totalCount
              edges {
                node {
                  ...sales_sale
                }
              }
              ...CommissionRows_rows
            }
          }
        }
        node(id: $employee) @skip(if: $own) {
          ... on Employee {
            fullName
            image
            designation {
              name
            }
            commission {
              employeeId
              ...Target_commission
              summary {
                completed
                ...Cards_summary
              }
              rows(first: $first, offset: $offset, filter: $filter) {
                totalCount
                edges {
                  node {
                    ...sales_sale
                  }
                }
                ...CommissionRows_rows
              }
            }
          }
        }
      }
    `,
    queryRef,
  );
  const commission = viewer?.commission ?? node?.commission;
  const totalCount = commission?.rows.totalCount ?? 0;
  const employeeId = commission?.employeeId;
  const isBoutique = commission == null ? undefined : commission.summary.completed != null;
  const edges = commission?.rows.edges;
  const mayFollow = viewer?.commission != null || viewer?.mayFollow === true;
  const page = useMemo(
    () => ({
      employeeId,
      totalCount,
      isBoutique,
      sales: mayFollow ? (edges ?? []).map(({ node: sale }) => listedSaleOf(sale)) : [],
    }),
    [employeeId, totalCount, isBoutique, edges, mayFollow],
  );
  useCurrentPage(list, page);
  if (commission == null) {
    // Only the user's own commission can be missing; for others null means that the employee does not exist.
    return list.filters.id !== '' && node?.fullName == null ? (
      <EmptyState title={formatMessage('commission.missing')} />
    ) : (
      <EmptyState
        title={formatMessage('commission.owner')}
        explained={formatMessage('commission.ownerExplained')}
      />
    );
  }
  return (
    <>
      {node?.fullName != null && (
        <Person name={node.fullName} second={node.designation?.name ?? ''} image={node.image ?? null} />
      )}
      <Cards summary={commission.summary} />
      <Target
        commission={commission}
        name={node?.fullName ?? ''}
        mayEdit={viewer?.mayEdit === true && node != null && employeeId !== viewer.own?.employeeId}
      />
      <CommissionRows rows={commission.rows} list={list} />
    </>
  );
}
