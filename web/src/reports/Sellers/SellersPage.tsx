import { formatCount, formatMessage } from '@galla/domain';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import type { SellersPageQuery } from '../../__generated__/SellersPageQuery.graphql.ts';
import { paiseOf } from '../../app/graph/scalars.ts';
import { ListEmpty, ListFoot, paginationOf, useCurrentPage, type List } from '../../list/index.ts';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { SummaryStrip } from '../../ui/SummaryStrip.tsx';
import { isFiltered, NO_FILTERS, PAGE_SIZE, viewOf, type SellersKey } from './address.ts';
import { SellerRows } from './SellerRows.tsx';

interface Props {
  queryRef: PreloadedQuery<SellersPageQuery>;
  list: List<SellersKey, number>;
}

const figure = (money: string) => <MoneyText amount={paiseOf(money)} shape="figure" dashAtZero />;

/** The totals of all matches, and the page of items. */
export function SellersPage({ queryRef, list }: Props) {
  const { viewer } = usePreloadedQuery<SellersPageQuery>(
    graphql`
      query SellersPageQuery(
        $view: SellerView!
        $first: Int!
        $offset: Int
        $from: Date
        $to: Date
        $kind: CatalogueKind
      ) @preloadable {
        viewer {
          tenant {
            sellers(view: $view, first: $first, offset: $offset, from: $from, to: $to, kind: $kind) {
              totalCount
              summary {
                amount
                profit
                stockValue
              }
              ...SellerRows_sellers
            }
          }
        }
      }
    `,
    queryRef,
  );
  const sellers = viewer?.tenant?.sellers;
  if (sellers == null) throw new Error(formatMessage('sellers.failed'));
  const { totalCount, summary } = sellers;
  useCurrentPage(list, totalCount);
  const isSlow = viewOf(list.filters) === 'SLOW';
  const rows = Math.max(0, Math.min(PAGE_SIZE, totalCount - (queryRef.variables.offset ?? 0)));
  const none = isSlow
    ? { title: formatMessage('sellers.noneSlow'), explained: formatMessage('sellers.noneSlowHint') }
    : { title: formatMessage('sellers.empty'), explained: formatMessage('sellers.emptyYet') };
  const fact = formatCount('sellers.items', totalCount);
  return (
    <>
      {rows === 0 ? (
        <ListEmpty
          list={list}
          isFiltered={isFiltered(list.filters)}
          none={none}
          noMatch={isSlow ? none : { title: none.title, explained: formatMessage('sellers.noMatch') }}
          onClear={() => list.filter(NO_FILTERS)}
        />
      ) : (
        <>
          <SummaryStrip
            wraps
            figures={
              isSlow
                ? [{ label: formatMessage('sellers.stockSum'), figure: figure(summary.stockValue), fact }]
                : [
                    { label: formatMessage('sellers.sum'), figure: figure(summary.amount), fact },
                    ...(summary.profit == null
                      ? []
                      : [{ label: formatMessage('sellers.profitSum'), figure: figure(summary.profit) }]),
                    { label: formatMessage('sellers.stockSum'), figure: figure(summary.stockValue) },
                  ]
            }
          />
          <SellerRows sellers={sellers} isSlow={isSlow} />
        </>
      )}
      <ListFoot hints={[]} {...paginationOf(list, { totalCount, pageSize: PAGE_SIZE, rows })} />
    </>
  );
}
