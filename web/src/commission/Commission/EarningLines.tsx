import { formatAmount, formatMessage, percentText, pointsText } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { graphql, useFragment } from 'react-relay';
import type {
  EarningLines_line$data,
  EarningLines_line$key,
} from '../../__generated__/EarningLines_line.graphql.ts';
import { basisPointsOf, milliOf, paiseOf } from '../../app/graph/scalars.ts';
import { Facts } from '../../ui/Facts.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';

interface Props {
  title: string;
  lines: EarningLines_line$key;
}

type Line = EarningLines_line$data[number];

/** The basis of a line's commission: its percentage, or its points and their value. */
const factsOf = ({ amount, percentage, points, pointValue, commission, part }: Line) => [
  { label: formatMessage('commission.amount'), value: <MoneyText amount={paiseOf(amount)} /> },
  percentage != null
    ? { label: formatMessage('commission.percentage'), value: `${percentText(basisPointsOf(percentage))} %` }
    : {
        label: formatMessage('commission.column.points'),
        value: formatMessage('commission.pointsOf', {
          points: pointsText(milliOf(points ?? '0'), 3),
          value: `₹${formatAmount(paiseOf(pointValue ?? '0.00'))}`,
        }),
      },
  ...(part == null ? [] : [{ label: formatMessage('split.linePart'), value: `${part} %` }]),
  {
    label: formatMessage('commission.commission'),
    value: <MoneyText amount={paiseOf(commission)} fontWeight="semibold" />,
  },
];

/** The lines of one kind with their commission; nothing if there are none. */
export function EarningLines({ title, lines: key }: Props) {
  const lines = useFragment(
    graphql`
      fragment EarningLines_line on CommissionLine @relay(plural: true) {
        name
        amount
        percentage
        points
        pointValue
        commission
        part
      }
    `,
    key,
  );
  if (lines.length === 0) return null;
  return (
    <Box asChild mb="5">
      <section aria-label={title}>
        <Box textStyle="section" mb="1">
          {title}
        </Box>
        {lines.map((line, at) => (
          // The index is a stable key: an edited bill is refetched as a whole.
          <Box key={at} mb="3">
            <Box textStyle="rowTitle">{line.name}</Box>
            <Facts facts={factsOf(line)} />
          </Box>
        ))}
      </section>
    </Box>
  );
}
