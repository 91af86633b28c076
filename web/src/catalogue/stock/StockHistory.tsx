import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { graphql, usePaginationFragment } from 'react-relay';
import type { StockHistory_product$key } from '../../__generated__/StockHistory_product.graphql.ts';
import type { StockHistoryPageQuery } from '../../__generated__/StockHistoryPageQuery.graphql.ts';
import { loadMore } from '../../list/index.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorBand } from '../../ui/ErrorBand.tsx';
import { StockMoveRow } from './StockMoveRow.tsx';

interface Props {
  product: StockHistory_product$key;
  /** Filtered to one variant: remaining quantities are the variant's. */
  ofVariant: boolean;
  /** Whether bill numbers link to the bills. */
  mayOpenBills: boolean;
  /** Whether receipts of goods can be undone. */
  mayUndo: boolean;
  onUndone: () => void;
}

const PAGE_SIZE = 20;

/** The stock moves, newest first; older ones on demand. */
export function StockHistory({ product, ofVariant, mayOpenBills, mayUndo, onUndone }: Props) {
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    StockHistoryPageQuery,
    StockHistory_product$key
  >(
    graphql`
      fragment StockHistory_product on Product
      @refetchable(queryName: "StockHistoryPageQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
        filter: { type: "StockMoveFilter" }
      ) {
        stockMoves(first: $count, after: $cursor, filter: $filter)
          @connection(key: "StockHistory_stockMoves", filters: ["filter"]) {
          totalCount
          edges {
            node {
              code
              ...StockMoveRow_move
            }
          }
        }
      }
    `,
    product,
  );
  const { edges = [], totalCount = 0 } = data.stockMoves ?? {};
  return (
    <Box asChild layerStyle="section">
      <section aria-label={formatMessage('stock.history')}>
        <Box textStyle="section">{formatMessage('stock.history')}</Box>
        {data.stockMoves == null && <ErrorBand title={formatMessage('stock.loadFailed')} />}
        {data.stockMoves?.edges.length === 0 ? (
          <EmptyState
            title={formatMessage('stock.noHistory')}
            explained={formatMessage('stock.noHistoryExplained')}
          />
        ) : (
          <ul>
            {edges.map(({ node }) => (
              <StockMoveRow
                key={node.code}
                move={node}
                {...{ ofVariant, mayUndo, onUndone }}
                mayOpenBill={mayOpenBills}
              />
            ))}
          </ul>
        )}
        {hasNext && (
          <Box display="flex" alignItems="center" gap="3" mt="3">
            <Button
              variant="outline"
              loading={isLoadingNext}
              onClick={() => loadMore(loadNext, PAGE_SIZE, 'stock.loadFailed')}
            >
              {formatMessage('stock.more')}
            </Button>
            <Box textStyle="second" color="fg.subtle">
              {formatMessage('stock.shown', { shown: edges.length, total: totalCount })}
            </Box>
          </Box>
        )}
      </section>
    </Box>
  );
}
