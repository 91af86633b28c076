import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { graphql, readInlineData } from 'relay-runtime';
import type { columns_receipt$key } from '../../__generated__/columns_receipt.graphql.ts';
import type { ShopClock } from '../../app/clock/useShopClock.ts';
import { paiseOf } from '../../app/graph/scalars.ts';
import { modeWord } from '../../billing/index.ts';
import type { Column } from '../../ui/DataTable.tsx';
import { detailsPath } from '../../customers/index.ts';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { OneLine } from '../../ui/OneLine.tsx';
import { SORT_LABELS, type SortField } from './sort.ts';

export type Row = columns_receipt$key & { readonly paymentId: string };

export const readReceipt = (key: columns_receipt$key) =>
  readInlineData(
    graphql`
      fragment columns_receipt on Receipt @inline {
        documentId
        orderId
        customerId
        number
        date
        person
        reference
        bank
        mode
        amount
        collectedBy
      }
    `,
    key,
  );

/** Path to the bill, order or quick bill of a payment, or to the customer of one on account. */
export function pathOf(row: Row): string {
  const { documentId, orderId, customerId, number } = readReceipt(row);
  if (orderId != null) return `/order-details?id=${orderId}`;
  if (documentId != null) return `/Billing-History?open=${documentId}`;
  if (customerId != null) return detailsPath(customerId);
  return `/Transaction-History?${new URLSearchParams({ tab: 'quick', search: number }).toString()}`;
}

/** The bank of a transfer if known, otherwise the payment mode. */
export function bankText(row: Row): string {
  const { bank, mode } = readReceipt(row);
  return bank ?? modeWord(mode);
}

/** The number of a transfer, or the last digits of a card. */
function accountText(row: Row): string | undefined {
  const { reference, mode } = readReceipt(row);
  if (reference == null) return undefined;
  return mode === 'CARD' ? `···· ${reference}` : reference;
}

/** Every column sorts (spec 2 §2). */
export const columnsOf = (
  dateTimeNear: ShopClock['dateTimeNear'],
  sorts: (field: SortField) => Pick<Column<Row>, 'sorts'>,
): Column<Row>[] => {
  const column = (field: SortField, more: Omit<Column<Row>, 'key' | 'heading'>): Column<Row> => ({
    key: field,
    heading: formatMessage(SORT_LABELS[field]),
    ...sorts(field),
    ...more,
  });
  return [
    column('date', {
      cell: (row) => <Box whiteSpace="nowrap">{dateTimeNear(readReceipt(row).date)}</Box>,
    }),
    column('person', {
      width: 'full',
      cell: (row) => {
        const { person, number } = readReceipt(row);
        return (
          <>
            <OneLine textStyle="rowTitle">{person}</OneLine>
            <OneLine textStyle="second" color="fg.subtle">
              {number}
            </OneLine>
          </>
        );
      },
    }),
    column('account', { minor: true, cell: (row) => accountText(row) ?? '–' }),
    column('bank', {
      cell: (row) => (
        <>
          {bankText(row)}
          <Box hideFrom="lg" textStyle="second" color="fg.subtle">
            {accountText(row)}
          </Box>
        </>
      ),
    }),
    column('amount', {
      end: true,
      cell: (row) => <MoneyText amount={paiseOf(readReceipt(row).amount)} fontWeight="semibold" />,
    }),
    column('collector', { cell: (row) => <Box whiteSpace="nowrap">{readReceipt(row).collectedBy}</Box> }),
  ];
};
