import { formatCount, formatMessage } from '@galla/domain';
import { graphql, readInlineData } from 'react-relay';
import type { creditFacts_credit$key } from '../../../__generated__/creditFacts_credit.graphql.ts';
import { paiseOf } from '../../../app/graph/scalars.ts';
import type { Fact } from '../../../ui/Facts.tsx';
import { MoneyText } from '../../../ui/MoneyText.tsx';

/** An amount in rupees with its label. */
export const amountFact = (label: string, money: string): Fact => ({
  label,
  value: <MoneyText amount={paiseOf(money)} />,
});

interface Days {
  unused: number;
  days: number;
  /** Label of the remainder after the dues. */
  restLabel: string;
}

/** The credit for unused days and its use, line by line; empty if there is no valid bill. */
export function creditFacts(
  key: creditFacts_credit$key | null | undefined,
  { unused, days, restLabel }: Days,
): Fact[] {
  if (key == null) return [];
  const { taxable, gst, againstDue, kept } = readInlineData(
    graphql`
      fragment creditFacts_credit on GymTimeCredit @inline {
        taxable
        gst
        againstDue
        kept
      }
    `,
    key,
  );
  const due = paiseOf(againstDue);
  return [
    amountFact(formatCount('members.unusedDays', unused, { days }), taxable),
    amountFact(formatMessage('members.creditTax'), gst),
    ...(due > 0 ? [amountFact(formatMessage('members.creditedDue'), againstDue)] : []),
    ...(due > 0 && paiseOf(kept) === 0 ? [] : [amountFact(restLabel, kept)]),
  ];
}
