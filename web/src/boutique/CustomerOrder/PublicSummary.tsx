import { percentText, formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { HStack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { graphql, useFragment } from 'react-relay';
import type { PublicSummary_order$key } from '../../__generated__/PublicSummary_order.graphql.ts';
import { basisPointsOf, paiseOf } from '../../app/graph/scalars.ts';
import { AmountRows } from '../../billing/index.ts';
import { MoneyText } from '../../ui/MoneyText.tsx';

/** The order's total, what was received, and the balance. */
export function PublicSummary({ order }: { order: PublicSummary_order$key }) {
  const { subtotal, discount, gst, gstPercent, total, advance, pending, shop } = useFragment(
    graphql`
      fragment PublicSummary_order on PublicOrder {
        subtotal
        discount
        gst
        gstPercent
        total
        advance
        pending
        shop {
          mobile
        }
      }
    `,
    order,
  );
  const [off, received, left] = [paiseOf(discount), paiseOf(advance), paiseOf(pending)];
  return (
    <chakra.section layerStyle="section" mt="5" aria-label={formatMessage('orderDetails.summary')}>
      <Box asChild textStyle="section" mb="1">
        <h2>{formatMessage('orderDetails.summary')}</h2>
      </Box>
      <AmountRows
        amounts={[
          { label: formatMessage('orderDetails.subtotal'), amount: paiseOf(subtotal) },
          ...(off > 0 ? [{ label: formatMessage('orderDetails.discount'), amount: -off }] : []),
          {
            label: formatMessage('orderDetails.gst', { percent: percentText(basisPointsOf(gstPercent)) }),
            amount: paiseOf(gst),
          },
        ]}
      />
      <HStack
        justify="space-between"
        borderTop="1px solid"
        borderColor="border"
        mt="1"
        pt="1"
        textStyle="section"
      >
        <span>{formatMessage('billing.total')}</span>
        <MoneyText amount={paiseOf(total)} />
      </HStack>
      {received > 0 && (
        <AmountRows amounts={[{ label: formatMessage('slips.received'), amount: -received }]} />
      )}
      <HStack justify="space-between" textStyle="section" color={left > 0 ? 'part.fg' : 'paid.fg'}>
        <span>{formatMessage('billing.stillToPay')}</span>
        <MoneyText amount={left} />
      </HStack>
      <Box textStyle="second" color="fg.muted" borderTop="1px solid" borderColor="border" mt="4" pt="3">
        {shop.mobile == null
          ? formatMessage('customerOrder.footNoCall')
          : formatMessage('customerOrder.foot', { mobile: shop.mobile })}
      </Box>
    </chakra.section>
  );
}
