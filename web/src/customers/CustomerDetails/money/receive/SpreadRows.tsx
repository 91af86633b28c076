import { formatMessage, formatRupees, type Paise, spreadReceipt } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { graphql, readInlineData } from 'relay-runtime';
import type { SpreadRows_bill$key } from '../../../../__generated__/SpreadRows_bill.graphql.ts';
import { paiseOf } from '../../../../app/graph/scalars.ts';
import { MoneyText } from '../../../../ui/MoneyText.tsx';

const readBill = (key: SpreadRows_bill$key) => {
  const { id, number, pending } = readInlineData(
    graphql`
      fragment SpreadRows_bill on Document @inline {
        id
        number
        pending
      }
    `,
    key,
  );
  return { id, number, pending: paiseOf(pending) };
};

interface RowProps {
  title: string;
  second?: string;
  amount: Paise;
}

const Row = ({ title, second, amount }: RowProps) => (
  <Box asChild display="flex" justifyContent="space-between" gap="3" py="1">
    <li>
      <Box minW="0">
        {title}
        {second !== undefined && (
          <Box textStyle="second" color="fg.subtle">
            {second}
          </Box>
        )}
      </Box>
      <MoneyText amount={amount} />
    </li>
  </Box>
);

interface Props {
  amount: Paise;
  /** The dues of all bills, including those not listed, and of the opening due. */
  due: Paise;
  /** What is left of the opening due, which is paid before all bills. */
  opening: Paise;
  bills: readonly SpreadRows_bill$key[];
}

/** How an amount is spread over the bills, and how much of it stays as credit. */
export function SpreadRows({ amount, due, opening, bills: keys }: Props) {
  const before = { id: 'opening', number: formatMessage('openingDue.title'), pending: opening };
  const bills = [before, ...keys.map(readBill)];
  const { parts } = spreadReceipt(amount, bills);
  const kept = Math.max(0, amount - due);
  if (parts.length === 0 && kept === 0) return null;
  return (
    <Box aria-live="polite">
      <Box color="fg.muted">{formatMessage('onAccount.spread')}</Box>
      <Box asChild listStyleType="none" maxH="panel" overflowY="auto">
        <ul aria-label={formatMessage('onAccount.spread')}>
          {parts.map(({ id, amount: part }) => {
            const bill = bills.find((one) => one.id === id);
            if (!bill) return null;
            const left = bill.pending - part;
            return (
              <Row
                key={id}
                title={bill.number}
                second={
                  left === 0
                    ? formatMessage('onAccount.inFull')
                    : formatMessage('onAccount.left', { amount: formatRupees(left) })
                }
                amount={part}
              />
            );
          })}
          {kept > 0 && <Row title={formatMessage('onAccount.kept')} amount={kept} />}
        </ul>
      </Box>
    </Box>
  );
}
