import { formatRupees, percentText, formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { HStack } from '@chakra-ui/react/stack';
import { graphql, useFragment } from 'react-relay';
import type { Summary_order$key } from '../../../__generated__/Summary_order.graphql.ts';
import { basisPointsOf, paiseOf } from '../../../app/graph/scalars.ts';
import { AmountRows } from '../../../billing/index.ts';
import { MoneyText } from '../../../ui/MoneyText.tsx';
import { PaymentTag } from '../../order/PaymentWord.tsx';
import type { Rights } from '../rights.ts';
import { OrderPayments } from './OrderPayments.tsx';
import { ToRefund } from './ToRefund.tsx';

interface Props {
  order: Summary_order$key;
  rights: Rights;
}

/** The order's total, and how much of it was paid. */
export function Summary({ order, rights }: Props) {
  const data = useFragment(
    graphql`
      fragment Summary_order on Order {
        subtotal
        gst
        gstPercent
        total
        pending
        payment
        discount {
          amount
        }
        status {
          fixed
        }
        items {
          name
          quantity
          unitPrice
          total
        }
        ...OrderPayments_order
        ...ToRefund_order
      }
    `,
    order,
  );
  const { subtotal, gst, gstPercent, total, pending, payment, discount, items, status } = data;
  const off = discount == null ? 0 : paiseOf(discount.amount);
  const cancelled = status.fixed === 'CANCELLED';
  return (
    <>
      <HStack layerStyle="section" justify="space-between" mb="1">
        <Box textStyle="section">{formatMessage('orderDetails.summary')}</Box>
        {!cancelled && <PaymentTag payment={payment} total={paiseOf(total)} pending={paiseOf(pending)} />}
      </HStack>
      <AmountRows
        amounts={items.map(({ name, unitPrice, quantity, total: all }) => ({
          label: formatMessage('orderDetails.itemLine', {
            name,
            price: formatRupees(paiseOf(unitPrice)),
            n: quantity,
          }),
          amount: paiseOf(all),
        }))}
      />
      <Box borderTop="1px solid" borderColor="border" mt="2" pt="2" pb="2">
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
      </Box>
      <HStack justify="space-between" layerStyle="sum" py="2">
        <Box textStyle="section">{formatMessage('billing.total')}</Box>
        <Box textStyle="total">
          <MoneyText shape="figure" amount={paiseOf(total)} struck={cancelled} />
        </Box>
      </HStack>
      <ToRefund order={data} may={rights.edit} />
      <OrderPayments order={data} />
    </>
  );
}
