import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import type { RefObject } from 'react';
import { UpiCode } from '../../tenant/index.ts';
import { DialogFrame } from '../../ui/dialog/DialogFrame.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { ShownAt } from '../payments/ShownAt.tsx';
import type { ShownBill } from './useQuickBill.ts';

interface Props extends ShownBill {
  /** Global id of the shop. */
  tenantId: string;
  /** The customer's name. */
  customer: string;
  onClose: () => void;
  /** Where the focus goes then. */
  after: RefObject<HTMLElement | null>;
}

/** The code of a quick bill, 250 px (spec 2 §9). Closing it starts the next amount. */
export default function ScanDialog({ tenantId, account, amount, number, customer, onClose, after }: Props) {
  return (
    <DialogFrame
      title={formatMessage('payment.scanToPay')}
      finalFocus={() => after.current}
      onClose={onClose}
    >
      <Dialog.Body textAlign="center">
        <Box color="fg.muted" overflowWrap="anywhere">{`${customer} · ${number}`}</Box>
        <Box textStyle="payment" mb="3">
          <MoneyText shape="figure" amount={amount} />
        </Box>
        <UpiCode tenantId={tenantId} account={account} amount={amount} reference={number} size="large" />
        <ShownAt />
      </Dialog.Body>
      <Dialog.Footer>
        <Button size="lg" w="full" onClick={onClose}>
          {formatMessage('quickBill.next')}
        </Button>
      </Dialog.Footer>
    </DialogFrame>
  );
}
