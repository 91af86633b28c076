import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Span } from '@chakra-ui/react/span';
import { Undo2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { TransactionPageQuery } from '../../__generated__/TransactionPageQuery.graphql.ts';
import type { ScreenProps } from '../../app/router/defineRoute.tsx';
import { ListPart, ListScreen, useList } from '../../list/index.ts';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { OpenDocument } from '../BillingHistory/drawer/OpenDocument.tsx';
import { ExportButton } from '../export/ExportButton.tsx';
import {
  DEFAULTS,
  documentFilterOf,
  quickFilterOf,
  tabOf,
  variablesOf,
  type TransactionFilters as Filters,
  type TransactionKey,
} from './address.ts';
import { OpenQuick } from '../quickBills/OpenQuick.tsx';
import { TransactionFilters } from './TransactionFilters.tsx';
import { PageTabs, TransactionPage } from './TransactionPage.tsx';

const FAILED = {
  invoice: 'history.loadFailed',
  order: 'transactions.ordersFailed',
  quick: 'transactions.quickFailed',
} as const;

/** The tab's list as a workbook. */
const sheetOf = (filters: Filters) => ({
  url: '/documents/export',
  body: { layout: 'transactions', filter: documentFilterOf(filters) },
  name: formatMessage('transactions.transactionsFile'),
});
const quickSheetOf = (filters: Filters) => ({
  url: '/quick-bills/export',
  body: { filter: quickFilterOf(filters) },
  name: formatMessage('quickBill.sheet', { date: '' }),
});

/** All invoices, orders and quick bills, including those in the trash (spec 2 §2). */
export default function TransactionHistory({ queryRef }: ScreenProps<TransactionPageQuery>) {
  const list = useList<TransactionKey, number>(DEFAULTS, variablesOf, queryRef.variables);
  const { filters, previous } = list;
  const tab = tabOf(filters);
  const sheet = tab === 'quick' ? quickSheetOf(filters) : sheetOf(filters);
  return (
    <ListScreen
      title={formatMessage('transactions.title')}
      actions={
        <>
          <Button asChild variant="outline" size="sm" px={{ base: '0', lg: '3' }}>
            <Link to="/CreditNotes">
              <Undo2 strokeWidth={1.75} aria-hidden />
              <Span srOnly={{ lgDown: true }}>{formatMessage('returns.creditNotes')}</Span>
            </Link>
          </Button>
          <ExportButton sheet={sheet} empty={previous?.page === 0} />
        </>
      }
      busy={list.busy}
      column={
        filters.open !== '' &&
        (tab === 'quick' ? (
          <OpenQuick key={filters.open} id={filters.open} onClose={list.close} />
        ) : (
          <OpenDocument id={filters.open} onClose={list.close} />
        ))
      }
    >
      <PageTabs queryRef={queryRef} filters={filters} />
      <TransactionFilters list={list} />
      <ListPart attempt={queryRef} title={formatMessage(FAILED[tab])} skeleton={<SkeletonRows rows={12} />}>
        <TransactionPage queryRef={queryRef} list={list} />
      </ListPart>
    </ListScreen>
  );
}
