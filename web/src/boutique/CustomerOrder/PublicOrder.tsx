import { formatDay, isDay, formatMessage, formatCount } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { HStack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { graphql, useFragment } from 'react-relay';
import type { PublicOrder_order$key } from '../../__generated__/PublicOrder_order.graphql.ts';
import { paiseOf } from '../../app/graph/scalars.ts';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { FixedStatusTag } from '../order/FixedStatusTag.tsx';
import { PaymentWord } from '../order/PaymentWord.tsx';
import { PublicItems } from './PublicItems.tsx';
import { PublicShop } from './PublicShop.tsx';
import { PublicSummary } from './PublicSummary.tsx';
import { PublicWay } from './PublicWay.tsx';

const WEEKDAY = new Intl.DateTimeFormat('en-IN', { weekday: 'long', timeZone: 'UTC' });

/** "Monday, 30 Nov 2026". */
const longDay = (day: string): string =>
  isDay(day) ? `${WEEKDAY.format(new Date(`${day}T00:00:00Z`))}, ${formatDay(day)}` : day;

/**
 * An order as its customer sees it (picture 26): the delivery day and progress, the amount due, then the
 * details.
 */
export function PublicOrder({ order }: { order: PublicOrder_order$key }) {
  const data = useFragment(
    graphql`
      fragment PublicOrder_order on PublicOrder {
        number
        status
        fixedStatus
        urgent
        deliveryDate
        customerName
        customerMobile
        total
        pending
        payment
        items {
          quantity
        }
        shop {
          ...PublicShop_shop
        }
        ...PublicWay_order
        ...PublicItems_order
        ...PublicSummary_order
      }
    `,
    order,
  );
  const { number, status, fixedStatus, urgent, deliveryDate, customerName, customerMobile } = data;
  const [total, pending] = [paiseOf(data.total), paiseOf(data.pending)];
  const pieces = data.items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <>
      <title>{formatMessage('customerOrder.order', { number })}</title>
      <PublicShop shop={data.shop} />
      <HStack justify="space-between" py="3" flexWrap="wrap">
        <Box asChild color="fg.muted">
          <h1>{formatMessage('customerOrder.order', { number })}</h1>
        </Box>
        <FixedStatusTag fixed={fixedStatus} name={status} />
      </HStack>
      <Box color="fg.muted">{formatMessage('customerOrder.deliveryOn')}</Box>
      <Box textStyle="display">{longDay(deliveryDate)}</Box>
      <Box color="fg.muted" mb="4">
        {[customerName, customerMobile, urgent ? formatMessage('orderList.urgent') : undefined]
          .filter(Boolean)
          .join(' · ')}
      </Box>
      <chakra.section layerStyle="section" aria-label={formatMessage('orderDetails.way')}>
        <HStack justify="space-between" mb="2">
          <Box asChild textStyle="section">
            <h2>{formatMessage('orderDetails.way')}</h2>
          </Box>
          <Box textStyle="second" color="fg.subtle">
            {formatCount('orderList.pieces', pieces)}
          </Box>
        </HStack>
        <PublicWay order={data} />
      </chakra.section>
      <HStack layerStyle="sum" justify="space-between" py="2" my="5">
        <Box>
          <Box textStyle="section">{formatMessage('billing.stillToPay')}</Box>
          <PaymentWord payment={data.payment} total={total} pending={pending} />
        </Box>
        <Box textStyle="total">
          <MoneyText shape="figure" amount={pending} />
        </Box>
      </HStack>
      <PublicItems order={data} />
      <PublicSummary order={data} />
    </>
  );
}
