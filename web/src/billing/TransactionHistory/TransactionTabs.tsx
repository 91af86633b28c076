import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { graphql, useFragment } from 'react-relay';
import type { TransactionTabs_tenant$key } from '../../__generated__/TransactionTabs_tenant.graphql.ts';
import { LinkTabs } from '../../ui/LinkTabs.tsx';
import { TABS, tabOf, tabPath, type Tab, type TransactionFilters } from './address.ts';

type Counts = Record<Tab, number>;

/** Invoices, orders and quick bills; switching keeps the days and the search. */
export const Tabs = ({ filters, counts }: { filters: TransactionFilters; counts?: Counts | undefined }) => (
  // Above the sums, which belong to the tab.
  <Box order={{ md: -2 }} mx={{ base: '-4', md: '-5' }} mt={{ base: '-4', md: '-5' }} mb={{ md: '-3' }}>
    <LinkTabs
      label={formatMessage('transactions.tabs')}
      value={tabOf(filters)}
      tabs={TABS.map(({ tab, label }) => ({
        value: tab,
        label: formatMessage(label),
        to: tabPath(tab, filters),
        count: counts?.[tab],
      }))}
    />
  </Box>
);

interface Props {
  tenant: TransactionTabs_tenant$key;
  filters: TransactionFilters;
}

/** The tabs with their row counts; without counts if the user may not see them. */
export function TransactionTabs({ tenant, filters }: Props) {
  const { transactionCounts } = useFragment(
    graphql`
      fragment TransactionTabs_tenant on Tenant
      @argumentDefinitions(
        invoices: { type: "DocumentFilter" }
        orders: { type: "DocumentFilter" }
        quickBills: { type: "QuickBillFilter" }
      ) {
        transactionCounts(invoices: $invoices, orders: $orders, quickBills: $quickBills) {
          invoices
          orders
          quickBills
        }
      }
    `,
    tenant,
  );
  if (transactionCounts == null) return <Tabs filters={filters} />;
  const { invoices: invoice, orders: order, quickBills: quick } = transactionCounts;
  return <Tabs filters={filters} counts={{ invoice, order, quick }} />;
}
