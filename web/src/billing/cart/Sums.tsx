import { say } from '@galla/domain';
import { Facts } from '../../ui/Facts.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import type { CartTotals } from './cartTotals.ts';

interface Props {
  totals: CartTotals;
  chargesGst: boolean;
}

/** How the total comes about, in the order of the invoice; only what there is. */
export function Sums({ totals, chargesGst }: Props) {
  const { subtotal, cgst, sgst, igst, discount, roundOff } = totals;
  const rows: [label: string, amount: number, shown: boolean][] = [
    [say('billing.subtotal'), subtotal, true],
    [say('billing.cgst'), cgst, chargesGst && igst === 0],
    [say('billing.sgst'), sgst, chargesGst && igst === 0],
    [say('billing.igst'), igst, igst > 0],
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
