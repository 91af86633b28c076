import { formatMessage, percentText, rupees, type BillTotals, type Paise } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Span } from '@chakra-ui/react/span';
import { chakra } from '@chakra-ui/react/styled-system';
import { useMemo } from 'react';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { taxByKind } from '../document/amounts.ts';
import { cartSums } from '../cart/cartTotals.ts';
import type { EditedBill } from './useEdit.ts';

interface Row {
  label: string;
  was: Paise;
  now: Paise;
  strong?: boolean;
}

const Head = chakra('th', { base: { textAlign: 'end', fontWeight: 'normal', color: 'fg.muted' } });
const Cell = chakra('td', { base: { textAlign: 'end' } });

/** Taxes of both states by label; a tax in only one of them is zero in the other. */
function taxRows(was: BillTotals, now: BillTotals, rates: { was: string[]; now: string[] }): Row[] {
  const before = taxByKind({ ...was, rates: rates.was });
  const after = taxByKind({ ...now, rates: rates.now });
  const labels = [...new Set([...before, ...after].map(({ label }) => label))];
  const of = (amounts: typeof before, label: string): Paise =>
    amounts.find((one) => one.label === label)?.amount ?? 0;
  return labels.map((label) => ({ label, was: of(before, label), now: of(after, label) }));
}

const ratesOf = (lines: EditedBill['cart']['lines']): string[] => lines.map(({ gst }) => percentText(gst));

function rowsOf({ before, edit, cart, totals }: EditedBill, was: BillTotals): Row[] {
  const sums: Row[] = [
    { label: formatMessage('billing.subtotal'), was: was.subtotal, now: totals.subtotal },
    ...(before.terms.shop.registration === 'REGULAR'
      ? taxRows(was, totals, { was: ratesOf(edit.seen.cart.lines), now: ratesOf(cart.lines) })
      : []),
    { label: formatMessage('billing.discount'), was: -was.discount, now: -totals.discount },
    { label: formatMessage('billing.roundOff'), was: was.roundOff, now: totals.roundOff },
  ];
  const { received, type } = before;
  return [
    ...sums.filter((row) => row.was !== 0 || row.now !== 0),
    { label: formatMessage('billing.total'), was: edit.seen.total, now: totals.total, strong: true },
    ...(type === 'PROPOSAL'
      ? []
      : [{ label: formatMessage('billing.received'), was: received, now: received }]),
  ];
}

/** The bill's amounts before and after, side by side; unchanged ones are grey. */
export function WasNow({ bill }: { bill: EditedBill }) {
  const { seen } = bill.edit;
  const was = useMemo(() => cartSums(seen.cart, bill.before.terms), [seen.cart, bill.before.terms]);
  return (
    <chakra.table w="full">
      <thead>
        <tr>
          <Head scope="col" textAlign="start">
            <Span srOnly>{formatMessage('billing.amount')}</Span>
          </Head>
          <Head scope="col">{formatMessage('billing.was')}</Head>
          <Head scope="col">{formatMessage('billing.now')}</Head>
        </tr>
      </thead>
      <tbody>
        {rowsOf(bill, was).map(({ label, strong = false, ...row }) => {
          const same = rupees(row.was) === rupees(row.now);
          return (
            <Box
              asChild
              key={label}
              {...(strong && { borderTop: '1px solid', borderColor: 'border.inverted' })}
            >
              <tr>
                <chakra.th
                  scope="row"
                  textAlign="start"
                  fontWeight={strong ? 'semibold' : 'normal'}
                  {...(!strong && { color: 'fg.muted' })}
                >
                  {label}
                </chakra.th>
                <Cell color="fg.muted">
                  <MoneyText amount={row.was} dashAtZero />
                </Cell>
                <Cell {...(same ? { color: 'fg.muted' } : { fontWeight: 'semibold' })}>
                  <MoneyText amount={row.now} dashAtZero />
                </Cell>
              </tr>
            </Box>
          );
        })}
      </tbody>
    </chakra.table>
  );
}
