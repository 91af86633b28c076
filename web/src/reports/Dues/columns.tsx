import { formatCount, formatMessage, mobileText, type Day, type DueAge } from '@galla/domain';
import { graphql, readInlineData } from 'relay-runtime';
import type { columns_due$key } from '../../__generated__/columns_due.graphql.ts';
import { paiseOf } from '../../app/graph/scalars.ts';
import type { Column } from '../../ui/DataTable.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { OneLine } from '../../ui/OneLine.tsx';
import { PlainRow } from '../shared/PlainRow.tsx';

export type Row = columns_due$key & { readonly customerId: string };
type TellDay = (day: Day) => string;

const readDue = (key: columns_due$key) =>
  readInlineData(
    graphql`
      fragment columns_due on CustomerDue @inline {
        name
        mobile
        oldest
        sums {
          upTo30
          upTo60
          upTo90
          over90
          total
          bills
        }
      }
    `,
    key,
  );

const AGES = [
  ['UP_TO_30', (row: Row) => readDue(row).sums.upTo30],
  ['UP_TO_60', (row: Row) => readDue(row).sums.upTo60],
  ['UP_TO_90', (row: Row) => readDue(row).sums.upTo90],
  ['OVER_90', (row: Row) => readDue(row).sums.over90],
] as const satisfies readonly (readonly [DueAge, (row: Row) => string])[];

/** "2 bills, the oldest of 21 Aug". */
const billsText = (row: Row, tellDay: TellDay): string => {
  const { sums, oldest } = readDue(row);
  return formatMessage('dues.oldest', { bills: formatCount('dues.bills', sums.bills), day: tellDay(oldest) });
};

/** The customer, the bills, and the dues by age. */
export const columnsOf = (tellDay: TellDay): Column<Row>[] => [
  {
    key: 'customer',
    heading: formatMessage('dues.column.customer'),
    width: 'full',
    cell: (row) => (
      <>
        <OneLine textStyle="rowTitle">{readDue(row).name}</OneLine>
        <OneLine textStyle="second" color="fg.subtle">
          {billsText(row, tellDay)}
        </OneLine>
      </>
    ),
  },
  {
    key: 'mobile',
    heading: formatMessage('dues.column.mobile'),
    minor: true,
    cell: (row) => mobileText(readDue(row).mobile) || '–',
  },
  ...AGES.map(([age, owed]): Column<Row> => ({
    key: age,
    heading: formatMessage(`dues.age.${age}`),
    end: true,
    cell: (row) => {
      const amount = paiseOf(owed(row));
      return (
        <MoneyText
          amount={amount}
          dashAtZero
          {...(age === 'OVER_90' && amount !== 0 && { color: 'due.fg' })}
        />
      );
    },
  })),
  {
    key: 'total',
    heading: formatMessage('dues.column.total'),
    end: true,
    cell: (row) => <MoneyText amount={paiseOf(readDue(row).sums.total)} fontWeight="semibold" />,
  },
];

/** A customer on a phone: name, bills and dues. `onOpen` is for users who may see customers. */
export const phoneRowOf = (tellDay: TellDay, onOpen: ((customerId: string) => void) | undefined) =>
  function DuePhoneRow(row: Row, current: boolean) {
    const { name, sums } = readDue(row);
    const texts = {
      title: name,
      second: billsText(row, tellDay),
      figure: <MoneyText amount={paiseOf(sums.total)} fontWeight="semibold" />,
    };
    if (onOpen === undefined) return <PlainRow {...texts} />;
    return <ListRow {...texts} current={current} onChoose={() => onOpen(row.customerId)} />;
  };
