import { Facts } from '../../ui/Facts.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { amountsToTotal, taxInOne } from '../document/amounts.ts';
import type { CartTotals } from './cartTotals.ts';

/** How the total is made up, in the order of the invoice, and the tax it includes; zero amounts are omitted. */
export function Sums({ totals }: { totals: CartTotals }) {
  const rows = [...amountsToTotal(totals), ...taxInOne(totals)];
  return (
    <Facts dense facts={rows.map(({ label, amount }) => ({ label, value: <MoneyText amount={amount} /> }))} />
  );
}
