import { formatCount, formatMessage } from '@galla/domain';
import { paiseOf } from '../../../app/graph/scalars.ts';
import type { Fact } from '../../../ui/Facts.tsx';
import { MoneyText } from '../../../ui/MoneyText.tsx';

/** Unused days and what they come to, as the graph tells it. */
export interface Unused {
  readonly unusedDays: number;
  readonly days: number;
  readonly credit:
    | {
        readonly taxable: string;
        readonly gst: string;
        readonly total: string;
        readonly againstDue: string;
        readonly kept: string;
      }
    | null
    | undefined;
}

/** An amount of rupees beside its label. */
export const amountFact = (label: string, money: string): Fact => ({
  label,
  value: <MoneyText amount={paiseOf(money)} />,
});

/** The credit of unused days, line by line, and where it goes; nothing where no bill stands. */
export function creditFacts({ unusedDays, days, credit }: Unused, restLabel: string): Fact[] {
  if (credit == null) return [];
  const due = paiseOf(credit.againstDue);
  return [
    amountFact(formatCount('members.unusedDays', unusedDays, { days }), credit.taxable),
    amountFact(formatMessage('members.creditTax'), credit.gst),
    ...(due > 0 ? [amountFact(formatMessage('members.creditedDue'), credit.againstDue)] : []),
    ...(due > 0 && paiseOf(credit.kept) === 0 ? [] : [amountFact(restLabel, credit.kept)]),
  ];
}
