import { formatMessage } from '@galla/domain';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import type { DayClosesPageQuery } from '../../__generated__/DayClosesPageQuery.graphql.ts';
import { ListEmpty, ListFoot, paginationOf, useCurrentPage, type List } from '../../list/index.ts';
import { PAGE_SIZE, type DayClosesKey } from './address.ts';
import { DayCloseRows } from './DayCloseRows.tsx';

interface Props {
  queryRef: PreloadedQuery<DayClosesPageQuery>;
  list: List<DayClosesKey, number>;
}

/** The page of closed days. */
export function DayClosesPage({ queryRef, list }: Props) {
  const { viewer } = usePreloadedQuery<DayClosesPageQuery>(
    graphql`
      query DayClosesPageQuery($first: Int!, $offset: Int) @preloadable {
        viewer {
          tenant {
            dayCloses(first: $first, offset: $offset) {
              totalCount
              ...DayCloseRows_closes
            }
          }
        }
      }
    `,
    queryRef,
  );
  const closes = viewer?.tenant?.dayCloses;
  if (closes == null) throw new Error(formatMessage('dayClose.listFailed'));
  const { totalCount } = closes;
  useCurrentPage(list, totalCount);
  const rows = Math.max(0, Math.min(PAGE_SIZE, totalCount - (queryRef.variables.offset ?? 0)));
  const none = { title: formatMessage('dayClose.none'), explained: formatMessage('dayClose.noneHint') };
  return (
    <>
      {rows === 0 ? (
        <ListEmpty list={list} isFiltered={false} none={none} noMatch={none} onClear={() => undefined} />
      ) : (
        <DayCloseRows closes={closes} list={list} />
      )}
      <ListFoot hints={[]} {...paginationOf(list, { totalCount, pageSize: PAGE_SIZE, rows })} />
    </>
  );
}
