import { formatMessage, formatRupees } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { HStack } from '@chakra-ui/react/stack';
import { graphql, useFragment } from 'react-relay';
import type { TrailStep_change$key } from '../../../__generated__/TrailStep_change.graphql.ts';
import { useShopClock } from '../../../app/clock/useShopClock.ts';
import { paiseOf } from '../../../app/graph/scalars.ts';
import { MoneyText } from '../../../ui/MoneyText.tsx';
import { fieldText, lineText } from './changeText.ts';

/** An edit: time, user, reason, changes, and the resulting total. */
export function TrailStep({ change }: { change: TrailStep_change$key }) {
  const data = useFragment(
    graphql`
      fragment TrailStep_change on DocumentChange {
        changedBy
        date
        reason
        previousTotal
        newTotal
        lines {
          ...changeText_line
        }
        fields {
          ...changeText_field
        }
      }
    `,
    change,
  );
  const { changedBy, date, reason, previousTotal, newTotal, lines, fields } = data;
  const { dateTimeNear } = useShopClock();
  const texts = [
    ...lines.map((line) => lineText(line)),
    ...fields.flatMap((field) => fieldText(field) ?? []),
  ];
  const [before, after] = [paiseOf(previousTotal), paiseOf(newTotal)];
  return (
    <Box asChild py="1.5" borderBottom="1px solid" borderColor="border">
      <li>
        <HStack justify="space-between" align="baseline" gap="4">
          <Box>{formatMessage('billing.changedBy', { when: dateTimeNear(date), name: changedBy })}</Box>
          {before !== after && (
            <Box textAlign="end" aria-label={`${formatRupees(before)} → ${formatRupees(after)}`}>
              <MoneyText amount={before} struck textStyle="second" /> <MoneyText amount={after} />
            </Box>
          )}
        </HStack>
        {reason != null && <Box overflowWrap="anywhere">{reason}</Box>}
        <Box asChild textStyle="second" color="fg.muted" overflowWrap="anywhere">
          <ul>
            {texts.map((text, at) => (
              <li key={`${at} ${text}`}>{text}</li>
            ))}
          </ul>
        </Box>
      </li>
    </Box>
  );
}
