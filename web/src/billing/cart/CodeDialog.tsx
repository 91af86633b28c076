import { formatRupees, formatMessage, type Paise } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { useRef } from 'react';
import { DialogFrame } from '../../ui/dialog/DialogFrame.tsx';
import { Kbd } from '../../ui/Kbd.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { useShortcut } from '../../ui/useShortcut.ts';
import { keyAsReference, PaymentCode } from '../payments/PaymentCode.tsx';
import { ReferenceField } from '../payments/ReferenceField.tsx';
import type { Bill } from './useBill.ts';

interface Props {
  open: boolean;
  bill: Bill;
  /** Global id of the shop. */
  tenantId: string;
}

/** The QR code for a payment made before the bill is created, because the customer leaves with the goods. */
export default function CodeDialog({ open, bill, tenantId }: Props) {
  const { cart, code, dispatch } = bill;
  const body = useRef<HTMLDivElement>(null);
  return (
    <DialogFrame
      open={open && code !== undefined}
      title={formatMessage('payment.scanToPay')}
      closes="deliberately"
      // Focuses the reference field, or else the body: Enter must neither confirm money nor close the dialog.
      initialFocus={() => body.current?.querySelector('input') ?? body.current}
      onClose={() => code?.close()}
    >
      <Dialog.Body ref={body} tabIndex={-1} outline="0" textAlign="center">
        <Box textStyle="payment" mb="3">
          <MoneyText shape="figure" amount={code?.amount ?? 0} />
        </Box>
        <PaymentCode tenantId={tenantId} amount={code?.amount ?? 0} {...keyAsReference(cart.key)} />
        {cart.split == null && (
          <Box mt="4" textAlign="start">
            <ReferenceField
              value={cart.reference ?? ''}
              onValue={(reference) => dispatch({ type: 'reference', reference })}
              problem={undefined}
            />
          </Box>
        )}
      </Dialog.Body>
      <Dialog.Footer>
        <Button variant="outline" onClick={() => code?.close()}>
          {formatMessage('shell.cancel')}
        </Button>
        {code && <Received amount={code.amount} onReceived={code.received} />}
      </Dialog.Footer>
    </DialogFrame>
  );
}

/** Enter alone never confirms money. */
function Received({ amount, onReceived }: { amount: Paise; onReceived: () => void }) {
  const says = formatMessage('payment.received', { amount: formatRupees(amount) });
  useShortcut('Ctrl+Enter', onReceived, { says, inDialog: true });
  return (
    <Button flex="1" onClick={onReceived}>
      {says}
      <Kbd keys={['Ctrl', 'Enter']} />
    </Button>
  );
}
