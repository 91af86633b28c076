import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { LinkTabs } from '../../ui/LinkTabs.tsx';
import { TABS, tabOf, tabPath, type TransactionFilters } from './address.ts';

/** Invoices, orders and quick bills; the days that were chosen go along. */
export const TransactionTabs = ({ filters }: { filters: TransactionFilters }) => (
  // Over the sums, which belong to the tab.
  <Box order={{ md: -2 }} mx={{ base: '-4', md: '-5' }} mt={{ base: '-4', md: '-5' }} mb={{ md: '-3' }}>
    <LinkTabs
      label={formatMessage('transactions.tabs')}
      value={tabOf(filters)}
      tabs={TABS.map(({ tab, label }) => ({
        value: tab,
        label: formatMessage(label),
        to: tabPath(tab, filters),
      }))}
    />
  </Box>
);
