import { formatMessage, mobileText } from '@galla/domain';
import { graphql, readInlineData } from 'relay-runtime';
import type { columns_note$key } from '../../__generated__/columns_note.graphql.ts';
import type { ShopClock } from '../../app/clock/useShopClock.ts';
import { paiseOf } from '../../app/graph/scalars.ts';
import type { Column } from '../../ui/DataTable.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { OneLine } from '../../ui/OneLine.tsx';
import { reasonText, settledWords } from '../creditNotes/settledText.ts';

export type Row = columns_note$key & { readonly id: string };

const readNote = (key: columns_note$key) =>
  readInlineData(
    graphql`
      fragment columns_note on CreditNote @inline {
        number
        date
        invoiceNumber
        customerName
        customerMobile
        reason
        note
        total
        ...settledText_note
      }
    `,
    key,
  );

const TwoLines = ({ first, second }: { first: string; second: string }) => (
  <>
    <OneLine textStyle="rowTitle">{first}</OneLine>
    <OneLine textStyle="second" color="fg.subtle">
      {second}
    </OneLine>
  </>
);

const Amount = ({ row }: { row: Row }) => (
  <MoneyText amount={paiseOf(readNote(row).total)} fontWeight="semibold" />
);

/** Note and invoice, customer, reason, where the value went, and amount. */
export const columnsOf = (dateTimeNear: ShopClock['dateTimeNear']): Column<Row>[] => [
  {
    key: 'note',
    heading: formatMessage('returns.creditNote'),
    cell: (row) => {
      const { number, date } = readNote(row);
      return <TwoLines first={number} second={dateTimeNear(date)} />;
    },
  },
  {
    key: 'customer',
    heading: formatMessage('customers.customer'),
    cell: (row) => {
      const { customerName, customerMobile } = readNote(row);
      return <TwoLines first={customerName} second={mobileText(customerMobile ?? '')} />;
    },
  },
  {
    key: 'against',
    heading: formatMessage('returns.paper.against'),
    minor: true,
    cell: (row) => {
      const { invoiceNumber, reason, note } = readNote(row);
      return <TwoLines first={invoiceNumber} second={note ?? reasonText(reason)} />;
    },
  },
  {
    key: 'settled',
    heading: formatMessage('returns.wentTo'),
    cell: (row) => settledWords(readNote(row)).map((word) => <OneLine key={word}>{word}</OneLine>),
  },
  {
    key: 'total',
    heading: formatMessage('returns.total'),
    end: true,
    width: 'cell.amount',
    cell: (row) => <Amount row={row} />,
  },
];

/** A credit note on a phone: customer and amount. */
export const phoneRowOf = (dateTimeNear: ShopClock['dateTimeNear'], onOpen: (id: string) => void) =>
  function NotePhoneRow(row: Row, current: boolean) {
    const { number, date, customerName } = readNote(row);
    return (
      <ListRow
        title={customerName}
        second={`${number} · ${dateTimeNear(date)}`}
        figure={<Amount row={row} />}
        current={current}
        onChoose={() => onOpen(row.id)}
      />
    );
  };
