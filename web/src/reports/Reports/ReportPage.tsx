import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { Link } from 'react-router-dom';
import type { ReportPageQuery } from '../../__generated__/ReportPageQuery.graphql.ts';
import { ListEmpty, ListFoot, paginationOf, useCurrentPage, type List } from '../../list/index.ts';
import { isFiltered, NO_FILTERS, PAGE_SIZE, type ReportKey } from './address.ts';
import { Collected } from './Collected.tsx';
import { Collectors } from './Collectors.tsx';
import { ReceiptRows } from './ReceiptRows.tsx';

interface Props {
  queryRef: PreloadedQuery<ReportPageQuery>;
  list: List<ReportKey, number>;
}

/** The collectors, a chart of the payments, and the page of payments. */
export function ReportPage({ queryRef, list }: Props) {
  const { viewer } = usePreloadedQuery<ReportPageQuery>(
    graphql`
      query ReportPageQuery($first: Int!, $offset: Int, $filter: ReceiptFilter, $orderBy: ReceiptOrder)
      @preloadable {
        viewer {
          mayBill: viewerCan(menu: BILLING, flag: CREATE)
          maySeeBills: viewerCan(menu: BILLING_HISTORY, flag: VIEW)
          tenant {
            receipts(first: $first, offset: $offset, filter: $filter, orderBy: $orderBy) {
              totalCount
              summary {
                ...Collected_summary
              }
              ...Collectors_receipts
              ...ReceiptRows_receipts
            }
          }
        }
      }
    `,
    queryRef,
  );
  const receipts = viewer?.tenant?.receipts;
  if (receipts == null) throw new Error(formatMessage('reports.invalid'));
  const { totalCount } = receipts;
  useCurrentPage(list, totalCount);
  const filtered = isFiltered(list.filters);
  const rows = Math.max(0, Math.min(PAGE_SIZE, totalCount - (queryRef.variables.offset ?? 0)));
  const none = rows === 0 && (
    <ListEmpty
      list={list}
      isFiltered={filtered}
      none={{ title: formatMessage('reports.none'), explained: formatMessage('reports.noneYet') }}
      noMatch={{ title: formatMessage('reports.none'), explained: formatMessage('reports.noMatch') }}
      onClear={() => list.filter(NO_FILTERS)}
    >
      {viewer?.mayBill === true && (
        <Button asChild>
          <Link to="/Billing">{formatMessage('reports.firstBill')}</Link>
        </Button>
      )}
    </ListEmpty>
  );
  return (
    <>
      <Box alignSelf="flex-start" w={{ base: 'full', md: 'sidebar' }}>
        <Collectors receipts={receipts} list={list} />
      </Box>
      {none || (
        <>
          <Collected summary={receipts.summary} />
          <ReceiptRows receipts={receipts} list={list} maySeeBills={viewer?.maySeeBills === true} />
        </>
      )}
      <ListFoot hints={[]} {...paginationOf(list, { totalCount, pageSize: PAGE_SIZE, rows })} />
    </>
  );
}
