import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import type { GstPageQuery } from '../../__generated__/GstPageQuery.graphql.ts';
import { ListEmpty, ListFoot, paginationOf, useCurrentPage, type List } from '../../list/index.ts';
import { groupingOf, NO_FILTERS, PAGE_SIZE, type GstKey } from './address.ts';
import { GstRows } from './GstRows.tsx';
import { GstSums } from './GstSums.tsx';

interface Props {
  queryRef: PreloadedQuery<GstPageQuery>;
  list: List<GstKey, number>;
}

const EXPLAINED = { COMPOSITION: 'gst.composition', NONE: 'gst.none' } as const;

/** A note on the shop's registration, the totals of the days, and the page of rows. */
export function GstPage({ queryRef, list }: Props) {
  const { viewer } = usePreloadedQuery<GstPageQuery>(
    graphql`
      query GstPageQuery($first: Int!, $offset: Int, $by: GstGrouping!, $from: Date, $to: Date) @preloadable {
        viewer {
          tenant {
            registration
            gstSummary(first: $first, offset: $offset, by: $by, from: $from, to: $to) {
              totalCount
              summary {
                ...GstSums_summary
              }
              ...GstRows_gst
            }
          }
        }
      }
    `,
    queryRef,
  );
  const gst = viewer?.tenant?.gstSummary;
  if (gst == null) throw new Error(formatMessage('gst.failed'));
  const { totalCount } = gst;
  useCurrentPage(list, totalCount);
  const registration = viewer?.tenant?.registration;
  const rows = Math.max(0, Math.min(PAGE_SIZE, totalCount - (queryRef.variables.offset ?? 0)));
  return (
    <>
      {(registration === 'COMPOSITION' || registration === 'NONE') && (
        <Box color="fg.muted">{formatMessage(EXPLAINED[registration])}</Box>
      )}
      {rows === 0 ? (
        <ListEmpty
          list={list}
          isFiltered={list.filters.from !== '' || list.filters.to !== ''}
          none={{ title: formatMessage('gst.empty'), explained: formatMessage('gst.emptyYet') }}
          noMatch={{ title: formatMessage('gst.empty'), explained: formatMessage('gst.noMatch') }}
          onClear={() => list.filter(NO_FILTERS)}
        />
      ) : (
        <>
          <GstSums summary={gst.summary} />
          <GstRows gst={gst} by={groupingOf(list.filters)} />
        </>
      )}
      <ListFoot hints={[]} {...paginationOf(list, { totalCount, pageSize: PAGE_SIZE, rows })} />
    </>
  );
}
