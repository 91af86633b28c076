import { DOCUMENT_STATUSES, type DocumentStatus, type Paise } from '@galla/domain';
import { useMemo } from 'react';
import { graphql, useFragment } from 'react-relay';
import type {
  useHistoryPage_documents$data,
  useHistoryPage_documents$key,
} from '../../__generated__/useHistoryPage_documents.graphql.ts';
import { paiseOf } from '../../app/graph/scalars.ts';

/** A document as the list shows it. */
export interface HistoryRow {
  id: string;
  /** INVOICE, ORDER or PROPOSAL. */
  type: string;
  number: string;
  /** Instant. */
  date: string;
  customerName: string;
  customerMobile: string;
  status: DocumentStatus;
  total: Paise;
  pending: Paise;
}

/** Sums over all that match the filters. */
export interface HistorySums {
  billed: Paise;
  received: Paise;
  pending: Paise;
  canceled: Paise;
  billCount: number;
  pendingCount: number;
  canceledCount: number;
}

/** One page of the history. */
export interface HistoryPageData {
  rows: readonly HistoryRow[];
  sums: HistorySums;
  /** How many match, on all pages. */
  total: number;
  /** Where the next page starts; undefined on the last. */
  next: string | undefined;
  /** Where the page before starts: '' is the first. Undefined on the first. */
  previous: string | undefined;
}

/** A state of a newer server is shown as open. */
const statusOf = (status: string): DocumentStatus =>
  DOCUMENT_STATUSES.find((known) => known === status) ?? 'UNPAID';

/** A page, and when it was shown (milliseconds since 1970). */
export interface KeptPage {
  page: HistoryPageData;
  at: number;
}

function readPage({ edges, summary, totalCount, pageInfo }: useHistoryPage_documents$data): HistoryPageData {
  return {
    rows: edges.map(({ node }) => ({
      id: node.id,
      type: node.type,
      number: node.number,
      date: node.date,
      customerName: node.customerName,
      customerMobile: node.customerMobile ?? '',
      status: statusOf(node.status),
      total: paiseOf(node.total),
      pending: paiseOf(node.pending),
    })),
    sums: {
      billed: paiseOf(summary.billed),
      received: paiseOf(summary.received),
      pending: paiseOf(summary.pending),
      canceled: paiseOf(summary.canceled),
      billCount: summary.billCount,
      pendingCount: summary.pendingCount,
      canceledCount: summary.canceledCount,
    },
    total: totalCount,
    next: pageInfo.hasNextPage ? (pageInfo.endCursor ?? undefined) : undefined,
    previous: pageInfo.hasPreviousPage ? (pageInfo.previousCursor ?? '') : undefined,
  };
}

/** Reads a page of documents. Plain figures, so that they can stay in sight when the next page can't be fetched. */
export function useHistoryPage(documents: useHistoryPage_documents$key): HistoryPageData {
  const data = useFragment(
    graphql`
      fragment useHistoryPage_documents on DocumentConnection {
        totalCount
        pageInfo {
          hasNextPage
          hasPreviousPage
          endCursor
          previousCursor
        }
        summary {
          billed
          received
          pending
          canceled
          billCount
          pendingCount
          canceledCount
        }
        edges {
          node {
            id
            number
            date
            customerName
            customerMobile
            status
            total
            pending
            type
          }
        }
      }
    `,
    documents,
  );
  return useMemo(() => readPage(data), [data]);
}
