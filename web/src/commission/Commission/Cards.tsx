import { formatMessage, pointsText, type MessageKey } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { graphql, useFragment } from 'react-relay';
import type { Cards_summary$key } from '../../__generated__/Cards_summary.graphql.ts';
import { milliOf, paiseOf } from '../../app/graph/scalars.ts';
import { countText } from '../../ui/counted.ts';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { SummaryStrip, type Figure } from '../../ui/SummaryStrip.tsx';

/** A count, if the shop's kind of commission has it. */
const count = (label: MessageKey, value: number | null | undefined): Figure[] =>
  value == null ? [] : [{ label: formatMessage(label), figure: countText(value) }];

/** Amounts are shown above 0 only (spec 3 §6). */
const money = (label: MessageKey, rupees: string): Figure[] => {
  const amount = paiseOf(rupees);
  return amount > 0
    ? [{ label: formatMessage(label), figure: <MoneyText amount={amount} shape="figure" /> }]
    : [];
};

/** Points are shown above 0 only, with two decimals. */
const points = (value: string | null | undefined): Figure[] => {
  const earned = value == null ? 0 : milliOf(value);
  return earned > 0
    ? [{ label: formatMessage('commission.card.points'), figure: pointsText(earned, 2) }]
    : [];
};

/** The summary cards: of the boutique or of bills; also whether commission is earned on money received. */
export function Cards({ summary: key }: { summary: Cards_summary$key }) {
  const summary = useFragment(
    graphql`
      fragment Cards_summary on CommissionSummary {
        earned
        earnedThisMonth
        expected
        onMoney
        points
        contacts
        customers
        sales
        completed
        pending
        inProcess
      }
    `,
    key,
  );
  return (
    <>
      <SummaryStrip
        wraps
        figures={[
          ...count('commission.card.completed', summary.completed),
          ...count('commission.card.pending', summary.pending),
          ...count('commission.card.inProcess', summary.inProcess),
          ...count('commission.card.contacts', summary.contacts),
          ...count('commission.card.customers', summary.customers),
          ...count('commission.card.orders', summary.sales),
          ...money('commission.card.earned', summary.earned),
          ...money('commission.card.thisMonth', summary.earnedThisMonth),
          ...money('commission.card.expected', summary.expected),
          ...points(summary.points),
        ]}
      />
      {summary.onMoney && (
        <Box color="fg.muted" textStyle="second" mb="3">
          {formatMessage('commission.onMoney')}
        </Box>
      )}
    </>
  );
}
