import { formatRupees, formatMessage, struckPrice, type PlanStyle, type StruckPrice } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { HStack } from '@chakra-ui/react/stack';
import { Span } from '@chakra-ui/react/span';
import { graphql, useFragment } from 'react-relay';
import type { PlanPrice_duration$key } from '../../__generated__/PlanPrice_duration.graphql.ts';
import { basisPointsOf, paiseOf } from '../../app/graph/scalars.ts';
import { Tag } from '../../ui/StatusTag.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';

interface Props {
  duration: PlanPrice_duration$key;
  style: PlanStyle;
}

function perText(months: number): string {
  if (months === 1) return formatMessage('subscription.perMonth');
  return months === 12
    ? formatMessage('subscription.perYear')
    : formatMessage('subscription.perMonths', { n: months });
}

/** The actual saving of a plan with a list price; without one, the documented text for pro plans. */
function savingText({ saving }: StruckPrice, style: PlanStyle): string | undefined {
  if (saving === 0) return undefined;
  if (saving !== undefined) return formatMessage('subscription.save', { n: saving });
  return style === 'pro' ? formatMessage('subscription.saveDocumented') : undefined;
}

/** The price before tax, the struck price, and the amount charged (spec 3 §9). */
export function PlanPrice({ duration, style }: Props) {
  const data = useFragment(
    graphql`
      fragment PlanPrice_duration on PackageDuration {
        months
        amount
        tax
        listPrice
        price
      }
    `,
    duration,
  );
  const amount = paiseOf(data.amount);
  const struck = struckPrice({
    amount,
    tax: basisPointsOf(data.tax),
    listPrice: data.listPrice == null ? undefined : paiseOf(data.listPrice),
  });
  const saving = savingText(struck, style);
  const isTaxed = basisPointsOf(data.tax) > 0;
  return (
    <Box>
      <HStack align="baseline" gap="2" flexWrap="wrap" rowGap="0">
        <MoneyText amount={amount} shape="figure" textStyle="figure" />
        <Span color="fg.muted">{perText(data.months)}</Span>
      </HStack>
      <HStack gap="2" minH="tag">
        <Span aria-hidden textDecoration="line-through" color="fg.subtle">
          {formatRupees(struck.price)}
        </Span>
        <Span srOnly>{formatMessage('subscription.insteadOf', { amount: formatRupees(struck.price) })}</Span>
        {saving !== undefined && <Tag tone="paid">{saving}</Tag>}
      </HStack>
      <Box textStyle="second" color="fg.muted">
        {isTaxed
          ? formatMessage('subscription.withTax', {
              amount: formatRupees(paiseOf(data.price)),
              tax: data.tax,
            })
          : formatMessage('subscription.withoutTax')}
      </Box>
    </Box>
  );
}
