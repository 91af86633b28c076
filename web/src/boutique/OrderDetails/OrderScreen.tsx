import { formatMessage, formatCount } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Span } from '@chakra-ui/react/span';
import { Pencil, QrCode } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { OrderScreen_order$key } from '../../__generated__/OrderScreen_order.graphql.ts';
import { paiseOf } from '../../app/graph/scalars.ts';
import { MoneyColumn } from '../../ui/MoneyColumn.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { PageColumns, PageContent } from '../../ui/Page.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { editPath } from '../order/paths.ts';
import { StatusMenu } from '../order/StatusMenu.tsx';
import { OrderSlips } from '../OrderSlips/index.ts';
import { CustomerHead } from './CustomerHead.tsx';
import { HandOver } from './handOver/HandOver.tsx';
import { OrderItems } from './items/OrderItems.tsx';
import { CustomerLink } from './links/CustomerLink.tsx';
import { MoneyFoot } from './money/MoneyFoot.tsx';
import { Summary } from './money/Summary.tsx';
import { OrderSplit } from './OrderSplit.tsx';
import { OrderWay } from './OrderWay.tsx';
import type { Rights } from './rights.ts';

interface Props {
  order: OrderScreen_order$key;
  /** Global id of the shop. */
  tenantId: string | undefined;
  rights: Rights;
}

/** An order in full: whose it is, how far it is, what is made, and the money beside it (picture 25). */
export function OrderScreen({ order, tenantId, rights }: Props) {
  const data = useFragment(
    graphql`
      fragment OrderScreen_order on Order {
        id
        number
        pieces
        pending
        mayEdit
        items {
          pieces {
            state
          }
        }
        ...StatusMenu_order
        ...CustomerHead_order
        ...OrderWay_order
        ...HandOver_order
        ...OrderItems_order
        ...OrderSplit_order
        ...Summary_order
        ...MoneyFoot_order
        ...CustomerLink_order
        ...OrderSlips_order
      }
    `,
    order,
  );
  const { id, number, pieces, pending, mayEdit, items } = data;
  const [column, setColumn] = useState(false);
  const [receiving, setReceiving] = useState(false);
  const [slips, setSlips] = useState(false);
  const done = items.flatMap((item) => item.pieces).filter(({ state }) => state === 'DONE').length;
  const tool = { size: 'sm', variant: 'outline', px: { base: '0', lg: '3' } } as const;
  return (
    <>
      <PageHeader
        title={number}
        back="/order-list"
        beside={
          <Box hideBelow="md" display={{ md: 'flex' }} alignItems="center" gap="3">
            <StatusMenu order={data} may={rights.edit} />
            <Box color="fg.muted" hideBelow="lg">
              {`${formatCount('orderList.pieces', pieces)}, ${done === 0 ? formatMessage('orderDetails.noneDone') : formatMessage('orderDetails.nDone', { n: done })}`}
            </Box>
          </Box>
        }
        actions={
          <>
            <CustomerLink order={data} mayRevoke={rights.edit} />
            <Button {...tool} onClick={() => setSlips(true)}>
              <QrCode strokeWidth={1.75} aria-hidden />
              <Span srOnly={{ lgDown: true }}>{formatMessage('slips.open')}</Span>
            </Button>
            {mayEdit && (
              <Button asChild {...tool} hideBelow="md">
                <Link to={editPath(id)} state={{ orderId: id }}>
                  <Pencil strokeWidth={1.75} aria-hidden />
                  <Span srOnly={{ lgDown: true }}>{formatMessage('orderDetails.edit')}</Span>
                </Link>
              </Button>
            )}
          </>
        }
      />
      <PageColumns
        column={
          <MoneyColumn
            title={formatMessage('orderDetails.summary')}
            width="summary"
            figure={
              <>
                <Box textStyle="second" color="fg.muted">
                  {formatMessage('billing.stillToPay')}
                </Box>
                <Box textStyle="title">
                  <MoneyText amount={paiseOf(pending)} dashAtZero />
                </Box>
              </>
            }
            openLabel={formatMessage('orderDetails.summary')}
            open={column}
            onOpen={setColumn}
            foot={
              <MoneyFoot
                order={data}
                tenantId={tenantId}
                rights={rights}
                receiving={receiving}
                onReceiving={setReceiving}
              />
            }
          >
            <Summary order={data} rights={rights} />
          </MoneyColumn>
        }
      >
        <PageContent display="flex" flexDirection="column" gap="5">
          <Box hideFrom="md" display="flex" justifyContent="space-between" alignItems="center">
            <StatusMenu order={data} may={rights.edit} />
            {mayEdit && (
              <Button asChild variant="outline" size="sm" minH="control.touch">
                <Link to={editPath(id)} state={{ orderId: id }}>
                  {formatMessage('orderDetails.edit')}
                </Link>
              </Button>
            )}
          </Box>
          <CustomerHead order={data} />
          <OrderWay order={data} />
          <HandOver
            order={data}
            rights={rights}
            onReceive={() => {
              setColumn(true);
              setReceiving(true);
            }}
          />
          <OrderItems order={data} rights={rights} />
          <OrderSplit order={data} />
        </PageContent>
      </PageColumns>
      <OrderSlips order={data} open={slips} onClose={() => setSlips(false)} />
    </>
  );
}
