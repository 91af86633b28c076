import { formatMessage, formatRupees } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { graphql, useFragment } from 'react-relay';
import type { ReceiptFigures_receipt$key } from '../../__generated__/ReceiptFigures_receipt.graphql.ts';
import { useShopClock } from '../../app/clock/useShopClock.ts';
import { paiseOf } from '../../app/graph/scalars.ts';
import { FigureRow } from '../../ui/FigureRow.tsx';
import { modeWord } from '../document/paymentText.ts';
import { SumRow } from '../document/SumRow.tsx';

/** A bill's pending amount after the receipt. */
const leftOf = (pending: string): string =>
  paiseOf(pending) === 0
    ? formatMessage('onAccount.inFull')
    : formatMessage('onAccount.left', { amount: formatRupees(paiseOf(pending)) });

/** How a receipt on account was paid, and where its money went: opening due, bills, credit. */
export function ReceiptFigures({ receipt }: { receipt: ReceiptFigures_receipt$key }) {
  const data = useFragment(
    graphql`
      fragment ReceiptFigures_receipt on AccountReceipt {
        date
        amount
        credited
        opening
        mode
        reference
        bank
        receivedBy
        parts {
          number
          amount
          pending
        }
      }
    `,
    receipt,
  );
  const { dateTimeNear } = useShopClock();
  const { date, mode, bank, reference, receivedBy, parts } = data;
  return (
    <>
      <Box color="fg.muted" overflowWrap="anywhere" mb="2">
        {[dateTimeNear(date), modeWord(mode), bank, reference, receivedBy].filter(Boolean).join(' · ')}
      </Box>
      <dl>
        {paiseOf(data.opening) > 0 && (
          <FigureRow label={formatMessage('openingDue.title')} amount={paiseOf(data.opening)} />
        )}
        {parts.map(({ number, amount, pending }) => (
          <FigureRow key={number} label={`${number} · ${leftOf(pending)}`} amount={paiseOf(amount)} />
        ))}
        {paiseOf(data.credited) > 0 && (
          <FigureRow label={formatMessage('onAccount.kept')} amount={paiseOf(data.credited)} />
        )}
      </dl>
      <SumRow label={formatMessage('onAccount.total')} amount={paiseOf(data.amount)} rule="double" />
    </>
  );
}
