import { formatCount, formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { QuickTab_quickBills$key } from '../../../__generated__/QuickTab_quickBills.graphql.ts';
import { paiseOf } from '../../../app/graph/scalars.ts';
import { ListEmpty, useCurrentPage, type List } from '../../../list/index.ts';
import { MoneyText } from '../../../ui/MoneyText.tsx';
import { SummaryStrip } from '../../../ui/SummaryStrip.tsx';
import { isFiltered, NO_FILTERS, type TransactionKey } from '../address.ts';
import { PageFoot } from './PageFoot.tsx';
import { QuickRows } from './QuickRows.tsx';
import { shareFact } from './TransactionSummary.tsx';

const figure = (amount: string) => <MoneyText shape="figure" amount={paiseOf(amount)} />;

interface Props {
  quickBills: QuickTab_quickBills$key;
  list: List<TransactionKey, number>;
  mayBill: boolean;
}

/** A page of quick bills, and the sums of all matching ones. */
export function QuickTab({ quickBills, list, mayBill }: Props) {
  const { totalCount, summary, edges } = useFragment(
    graphql`
      fragment QuickTab_quickBills on QuickBillConnection {
        totalCount
        summary {
          billed
          received
          pending
          billCount
          pendingCount
          trashed
          trashedCount
        }
        edges {
          node {
            id
            ...QuickRows_quickBill
          }
        }
      }
    `,
    quickBills,
  );
  useCurrentPage(list, totalCount);
  const filtered = isFiltered(list.filters);
  const none = edges.length === 0 && (
    <ListEmpty
      list={list}
      isFiltered={filtered}
      none={{
        title: formatMessage('transactions.noQuickBills'),
        explained: formatMessage('transactions.quickExplained'),
      }}
      noMatch={{ title: formatMessage('history.none'), explained: formatMessage('history.noMatch') }}
      onClear={() => list.filter(NO_FILTERS)}
    >
      {mayBill && (
        <Button asChild>
          <Link to="/Billing">{formatMessage('transactions.firstQuickBill')}</Link>
        </Button>
      )}
    </ListEmpty>
  );
  if (none && !filtered) return none;
  const { billed, received, pending, trashed, billCount, pendingCount, trashedCount } = summary;
  return (
    <>
      <Box order={{ md: -1 }}>
        <SummaryStrip
          figures={[
            {
              label: formatMessage('transactions.total'),
              figure: figure(billed),
              fact: formatCount('history.bills', billCount),
            },
            {
              label: formatMessage('history.receivedSum'),
              figure: figure(received),
              minor: true,
              ...shareFact(received, billed),
            },
            {
              label: formatMessage('transactions.pending'),
              figure: figure(pending),
              fact: formatCount('history.bills', pendingCount),
              ...(paiseOf(pending) > 0 && { tone: 'part' }),
            },
            {
              label: formatMessage('transactions.inTrash'),
              figure: figure(trashed),
              fact: formatCount('history.bills', trashedCount),
              minor: true,
            },
          ]}
        />
      </Box>
      <QuickRows rows={edges.map(({ node }) => ({ ...node, id: node.id }))} list={list} />
      {none}
      <PageFoot list={list} totalCount={totalCount} rows={edges.length} hints={[]} />
    </>
  );
}
