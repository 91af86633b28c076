import { say } from '@galla/domain';
import { Facts } from '../../ui/Facts.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { shownTaxes } from '../document/amounts.ts';
import type { CartTotals } from './cartTotals.ts';

interface Props {
  totals: CartTotals;
  chargesGst: boolean;
}

/** How the total comes about, in the order of the invoice; only what there is. */
export function Sums({ totals, chargesGst }: Props) {
  const { subtotal, discount, roundOff } = totals;
  const rows: (readonly [label: string, amount: number, shown: boolean])[] = [
    [say('billing.subtotal'), subtotal, true],
    ...shownTaxes(totals).map((tax) => [say(`billing.${tax}`), totals[tax], chargesGst] as const),
    [say('billing.discount'), -discount, discount > 0],
    [say('billing.roundOff'), roundOff, roundOff !== 0],
  ];
  return (
    <Facts
      dense
      facts={rows
        .filter(([, , shown]) => shown)
        .map(([label, amount]) => ({ label, value: <MoneyText amount={amount} /> }))}
    />
  );
}
