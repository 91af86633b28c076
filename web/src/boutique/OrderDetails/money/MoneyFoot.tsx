import { formatMessage, ORDER_PAYMENT } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { VStack } from '@chakra-ui/react/stack';
import { FileDown, FilePlus2 } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { useRevalidator } from 'react-router-dom';
import type { MoneyFoot_order$key } from '../../../__generated__/MoneyFoot_order.graphql.ts';
import { paiseOf } from '../../../app/graph/scalars.ts';
import { ReceiveForm } from '../../../billing/index.ts';
import { HeldButton } from '../../../ui/HeldButton.tsx';
import { Kbd } from '../../../ui/Kbd.tsx';
import { useShortcut } from '../../../ui/useShortcut.ts';
import { useOrderInvoice } from '../../order/useOrderInvoice.ts';
import type { Rights } from '../rights.ts';

interface Props {
  order: MoneyFoot_order$key;
  /** Global id of the shop. */
  tenantId: string | undefined;
  rights: Rights;
  /** Whether the payment form is open. */
  receiving: boolean;
  onReceiving: (receiving: boolean) => void;
}

/** The invoice, and money for what is pending; absent where nothing is (spec 3 §2.2). */
export function MoneyFoot({ order, tenantId, rights, receiving, onReceiving }: Props) {
  const data = useFragment(
    graphql`
      fragment MoneyFoot_order on Order {
        id
        number
        pending
        ...useOrderInvoice_order
      }
    `,
    order,
  );
  const { id, number } = data;
  const pending = paiseOf(data.pending);
  const payable = rights.receive && pending > 0;
  const invoice = useOrderInvoice(data);
  const { revalidate } = useRevalidator();
  useShortcut('p', () => onReceiving(true), {
    says: formatMessage('orderDetails.updatePending'),
    enabled: payable && !receiving,
  });
  const Icon = invoice.face === 'download' ? FileDown : FilePlus2;
  const hint = invoice.face === 'none' ? formatMessage('orderList.invoiceHint') : undefined;
  return (
    <VStack align="stretch" gap="3" px="5" py="4" borderTop="1px solid" borderColor="border" flexShrink="0">
      {receiving && payable ? (
        <ReceiveForm
          payable={{ id, pending, payOn: null }}
          mode="CASH"
          words={ORDER_PAYMENT}
          {...(tenantId !== undefined && { code: { tenantId, reference: number } })}
          onStale={() => void revalidate()}
          onClose={() => onReceiving(false)}
        />
      ) : (
        <>
          {(rights.edit || invoice.face === 'download') && (
            <>
              <HeldButton variant="outline" held={hint} loading={invoice.busy} onClick={invoice.act}>
                <Icon strokeWidth={1.75} aria-hidden />
                {formatMessage(
                  invoice.face === 'download'
                    ? 'orderDetails.downloadInvoice'
                    : 'orderDetails.generateInvoice',
                )}
              </HeldButton>
              {hint !== undefined && (
                <Box textStyle="second" color="fg.muted" aria-hidden>
                  {hint}
                </Box>
              )}
            </>
          )}
          {payable && (
            <Button size="lg" onClick={() => onReceiving(true)}>
              {formatMessage('orderDetails.updatePending')}
              <Kbd keys={['P']} />
            </Button>
          )}
        </>
      )}
    </VStack>
  );
}
