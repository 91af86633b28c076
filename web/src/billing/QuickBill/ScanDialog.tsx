import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { useRef, type RefObject } from 'react';
import { UpiCode } from '../../tenant/index.ts';
import { DialogFrame } from '../../ui/dialog/DialogFrame.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { ShownAt } from '../payments/ShownAt.tsx';
import { ReceiptFields } from '../quickBills/ReceiptFields.tsx';
import { useReceipt } from '../quickBills/useReceipt.ts';
import type { ShownBill } from './useQuickBill.ts';

interface Props extends ShownBill {
  /** Global id of the shop. */
  tenantId: string;
  /** The customer's name. */
  customer: string;
  onClose: () => void;
  /** Receives the focus after closing. */
  after: RefObject<HTMLElement | null>;
}

/**
 * The QR code of a quick bill, 250 px (spec 2 §9), and whether the money was received. Closing starts the next
 * amount.
 */
export default function ScanDialog({ tenantId, account, customer, onClose, after, ...bill }: Props) {
  const { amount, number } = bill;
  const receipt = useReceipt(bill, onClose);
  const next = useRef<HTMLButtonElement>(null);
  return (
    <DialogFrame
      title={formatMessage('payment.scanToPay')}
      // Enter continues with the next customer.
      initialFocus={() => next.current}
      finalFocus={() => after.current}
      closes={receipt.busy ? 'never' : 'anyhow'}
      onClose={onClose}
    >
      <Dialog.Body textAlign="center">
        <Box color="fg.muted" overflowWrap="anywhere">{`${customer} · ${number}`}</Box>
        <Box textStyle="payment" mb="3">
          <MoneyText shape="figure" amount={amount} />
        </Box>
        <UpiCode tenantId={tenantId} account={account} amount={amount} reference={number} size="large" />
        <ShownAt />
        <Box mt="4">
          <ReceiptFields receipt={receipt} withReference={false} />
        </Box>
      </Dialog.Body>
      <Dialog.Footer>
        <Button ref={next} variant="outline" size="lg" flex="1" disabled={receipt.busy} onClick={onClose}>
          {formatMessage('quickBill.next')}
        </Button>
        <Button
          size="lg"
          flex="1"
          loading={receipt.busy}
          loadingText={formatMessage('shell.saving')}
          onClick={receipt.confirm}
        >
          {formatMessage('quickBill.receive')}
        </Button>
      </Dialog.Footer>
    </DialogFrame>
  );
}
