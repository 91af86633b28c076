import { formatMessage } from '@galla/domain';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import type { DuesPageQuery } from '../../__generated__/DuesPageQuery.graphql.ts';
import { ListEmpty, ListFoot, paginationOf, useCurrentPage, type List } from '../../list/index.ts';
import { isFiltered, NO_FILTERS, PAGE_SIZE, type DuesKey } from './address.ts';
import { DueRows } from './DueRows.tsx';
import { DueSums } from './DueSums.tsx';

interface Props {
  queryRef: PreloadedQuery<DuesPageQuery>;
  list: List<DuesKey, number>;
}

/** The dues of all matching customers by age, and the page of customers. */
export function DuesPage({ queryRef, list }: Props) {
  const { viewer } = usePreloadedQuery<DuesPageQuery>(
    graphql`
      query DuesPageQuery($first: Int!, $offset: Int, $search: String, $age: DueAge) @preloadable {
        viewer {
          maySeeCustomers: viewerCan(menu: CUSTOMERS, flag: VIEW)
          tenant {
            duesByAge(first: $first, offset: $offset, search: $search, age: $age) {
              totalCount
              summary {
                ...DueSums_sums
              }
              ...DueRows_dues
            }
          }
        }
      }
    `,
    queryRef,
  );
  const dues = viewer?.tenant?.duesByAge;
  if (dues == null) throw new Error(formatMessage('dues.failed'));
  const { totalCount } = dues;
  useCurrentPage(list, totalCount);
  const rows = Math.max(0, Math.min(PAGE_SIZE, totalCount - (queryRef.variables.offset ?? 0)));
  return (
    <>
      {rows === 0 ? (
        <ListEmpty
          list={list}
          isFiltered={isFiltered(list.filters)}
          none={{ title: formatMessage('dues.empty'), explained: formatMessage('dues.emptyYet') }}
          noMatch={{ title: formatMessage('dues.empty'), explained: formatMessage('dues.noMatch') }}
          onClear={() => list.filter(NO_FILTERS)}
        />
      ) : (
        <>
          <DueSums sums={dues.summary} customers={totalCount} />
          <DueRows dues={dues} list={list} maySeeCustomers={viewer?.maySeeCustomers === true} />
        </>
      )}
      <ListFoot hints={[]} {...paginationOf(list, { totalCount, pageSize: PAGE_SIZE, rows })} />
    </>
  );
}
