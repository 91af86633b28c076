import { Facts } from '../../ui/Facts.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { amountsToTotal, taxInOne } from '../document/amounts.ts';
import type { CartTotals } from './cartTotals.ts';

/** How the total comes about, in the order of the invoice, and how much of it is tax; only what there is. */
export function Sums({ totals }: { totals: CartTotals }) {
  const rows = [...amountsToTotal(totals), ...taxInOne(totals)];
  return (
    <Facts dense facts={rows.map(({ label, amount }) => ({ label, value: <MoneyText amount={amount} /> }))} />
  );
}
