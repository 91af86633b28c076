import { formatDayNear, isDay, mobileText, formatMessage, type Day } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import type { ReactNode } from 'react';
import { graphql, readInlineData } from 'relay-runtime';
import type { HistoryTable_document$key } from '../../../__generated__/HistoryTable_document.graphql.ts';
import { useShopClock, type ShopClock } from '../../../app/clock/useShopClock.ts';
import { paiseOf } from '../../../app/graph/scalars.ts';
import type { Sorting, useListRows } from '../../../list/index.ts';
import { DataTable, type Column } from '../../../ui/DataTable.tsx';
import { MoneyText } from '../../../ui/MoneyText.tsx';
import { OneLine } from '../../../ui/OneLine.tsx';
import { DocumentTag } from '../../document/DocumentTag.tsx';
import { typeWords } from '../../documentTypes.ts';
import type { Bill } from './HistoryRows.tsx';
import { SORT_LABELS, type SortField } from '../sort.ts';

/** A page's rows, and the list's accessible name. */
export type RowsProps = ReturnType<typeof useListRows<Bill>> & { label: string };

interface Props extends RowsProps {
  sorting: Sorting<SortField> | undefined;
  /** Undefined if the rows cannot be sorted. */
  onSort: ((field: SortField) => void) | undefined;
}

const readBill = (key: HistoryTable_document$key) =>
  readInlineData(
    graphql`
      fragment HistoryTable_document on Document @inline {
        type
        number
        date
        customerName
        customerMobile
        status
        total
        pending
        payOn
        ...DocumentTag_document
      }
    `,
    key,
  );

const isCanceled = (row: Bill): boolean => readBill(row).status === 'CANCELED';

function TwoLines({ first, second }: { first: ReactNode; second: string }) {
  return (
    <>
      <OneLine textStyle="rowTitle">{first}</OneLine>
      <Box textStyle="second" color="fg.subtle">
        {second}
      </Box>
    </>
  );
}

interface ToPayProps {
  document: Pick<ReturnType<typeof readBill>, 'pending' | 'payOn'>;
  canceled: boolean;
  today: Day;
}

/** The pending amount, and the day by which the customer promised to pay it. */
function ToPay({ document: { pending, payOn }, canceled, today }: ToPayProps) {
  return (
    <>
      <MoneyText amount={canceled ? 0 : paiseOf(pending)} dashAtZero />
      {!canceled && payOn != null && isDay(payOn) && (
        <Box textStyle="second" color={payOn < today ? 'due.fg' : 'fg.subtle'}>
          {formatMessage('billing.payBy', { day: formatDayNear(payOn, today) })}
        </Box>
      )}
    </>
  );
}

/** Most rows are invoices, so only other types are labelled. */
const typePrefix = (type: string): string =>
  type === 'INVOICE' ? '' : `${formatMessage(typeWords(type).name)} · `;

const columns = (
  { dateTimeNear, today }: ShopClock,
  sorts: (...fields: SortField[]) => Pick<Column<Bill>, 'sorts'>,
): Column<Bill>[] => [
  {
    key: 'bill',
    heading: formatMessage('history.bill'),
    ...sorts('number', 'date'),
    cell: (row) => {
      const { type, number, date } = readBill(row);
      return <TwoLines first={number} second={`${typePrefix(type)}${dateTimeNear(date)}`} />;
    },
  },
  {
    key: 'customer',
    heading: formatMessage('customers.customer'),
    cell: (row) => {
      const { customerName, customerMobile } = readBill(row);
      return <TwoLines first={customerName} second={mobileText(customerMobile ?? '')} />;
    },
  },
  {
    key: 'status',
    heading: formatMessage('history.status'),
    width: 'cell.status',
    cell: (row) => <DocumentTag document={readBill(row)} />,
  },
  {
    key: 'pending',
    heading: formatMessage('billing.toPay'),
    end: true,
    width: 'cell.amount',
    ...sorts('due'),
    cell: (row) => <ToPay document={readBill(row)} canceled={isCanceled(row)} today={today} />,
  },
  {
    key: 'total',
    heading: formatMessage('billing.total'),
    end: true,
    width: 'cell.amount',
    ...sorts('total'),
    cell: (row) => (
      <MoneyText amount={paiseOf(readBill(row).total)} struck={isCanceled(row)} fontWeight="semibold" />
    ),
  },
];

/** The bills as a table, from 768 px. */
export function HistoryTable({ sorting, onSort, ...rows }: Props) {
  const clock = useShopClock();
  const sorts = (...fields: SortField[]): Pick<Column<Bill>, 'sorts'> => {
    if (!onSort) return {};
    return {
      sorts: fields.map((field) => ({
        label: formatMessage(SORT_LABELS[field]),
        direction: sorting?.field === field ? (sorting.descending ? 'descending' : 'ascending') : undefined,
        onSort: () => onSort(field),
      })),
    };
  };
  return <DataTable {...rows} columns={columns(clock, sorts)} fixed tall isQuiet={isCanceled} />;
}
