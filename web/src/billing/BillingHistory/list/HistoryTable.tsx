import { mobileText, say } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import type { ReactNode } from 'react';
import { useShopClock, type ShopClock } from '../../../app/clock/useShopClock.ts';
import { DataTable, type Column } from '../../../ui/DataTable.tsx';
import { MoneyText } from '../../../ui/MoneyText.tsx';
import { OneLine } from '../../../ui/OneLine.tsx';
import { StatusTag } from '../../../ui/StatusTag.tsx';
import { typeWords } from '../../documentTypes.ts';
import { SORT_LABELS, type SortField, type Sorting } from '../sort.ts';
import type { HistoryRow } from '../useHistoryPage.ts';

export interface RowsProps {
  label: string;
  rows: readonly HistoryRow[];
  /** The keyboard's row, or the open one; -1 for none. */
  current: number;
  onChoose?: ((row: HistoryRow) => void) | undefined;
}

interface Props extends RowsProps {
  onCurrent: (row: number) => void;
  sorting?: Sorting | undefined;
  /** Nothing can be sorted without: old rows under an error. */
  onSort?: ((field: SortField) => void) | undefined;
}

const isCanceled = ({ status }: HistoryRow): boolean => status === 'CANCELED';

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

/** Invoices are the rule: only what is none says so. */
const typePrefix = (type: string): string => (type === 'INVOICE' ? '' : `${say(typeWords(type).name)} · `);

const columns = (
  { dateTimeNear }: ShopClock,
  sorts: (...fields: SortField[]) => Pick<Column<HistoryRow>, 'sorts'>,
): Column<HistoryRow>[] => [
  {
    key: 'bill',
    heading: say('history.bill'),
    ...sorts('number', 'date'),
    cell: ({ type, number, date }) => (
      <TwoLines first={number} second={`${typePrefix(type)}${dateTimeNear(date)}`} />
    ),
  },
  {
    key: 'customer',
    heading: say('customers.customer'),
    cell: ({ customerName, customerMobile }) => (
      <TwoLines first={customerName} second={mobileText(customerMobile)} />
    ),
  },
  {
    key: 'status',
    heading: say('history.status'),
    width: 'cell.status',
    cell: (row) => <StatusTag {...row} />,
  },
  {
    key: 'pending',
    heading: say('billing.toPay'),
    end: true,
    width: 'cell.amount',
    ...sorts('due'),
    cell: (row) => <MoneyText amount={isCanceled(row) ? 0 : row.pending} dashAtZero />,
  },
  {
    key: 'total',
    heading: say('billing.total'),
    end: true,
    width: 'cell.amount',
    ...sorts('total'),
    cell: (row) => <MoneyText amount={row.total} struck={isCanceled(row)} fontWeight="semibold" />,
  },
];

/** The bills as a table, from 768 px. */
export function HistoryTable({ label, rows, current, onCurrent, onChoose, sorting, onSort }: Props) {
  const clock = useShopClock();
  const sorts = (...fields: SortField[]): Pick<Column<HistoryRow>, 'sorts'> => {
    if (!onSort) return {};
    return {
      sorts: fields.map((field) => ({
        label: say(SORT_LABELS[field]),
        direction: sorting?.field === field ? (sorting.descending ? 'descending' : 'ascending') : undefined,
        onSort: () => onSort(field),
      })),
    };
  };
  return (
    <DataTable
      label={label}
      rows={rows}
      rowId={({ id }) => id}
      columns={columns(clock, sorts)}
      fixed
      tall
      current={current}
      onCurrent={onCurrent}
      isQuiet={isCanceled}
      {...(onChoose && { onChoose })}
    />
  );
}
