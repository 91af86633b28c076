import { formatRupees, formatMessage, type Paise } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { useRef } from 'react';
import { NoUpiAccount, UpiCode, useUpiAccount } from '../../tenant/index.ts';
import { DialogFrame } from '../../ui/dialog/DialogFrame.tsx';
import { Kbd } from '../../ui/Kbd.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { Part } from '../../ui/Part.tsx';
import { useShortcut } from '../../ui/useShortcut.ts';
import { ReferenceField } from '../payments/ReferenceField.tsx';
import { ShownAt } from '../payments/ShownAt.tsx';
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
        <Part title={formatMessage('payment.upiFailed')} skeleton={<Skeleton w="qr" h="qr" mx="auto" />}>
          {(attempt) => (
            <Code tenantId={tenantId} attempt={attempt} amount={code?.amount ?? 0} cartKey={cart.key} />
          )}
        </Part>
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

interface CodeProps {
  tenantId: string;
  attempt: number;
  amount: Paise;
  cartKey: string;
}

function Code({ tenantId, attempt, amount, cartKey }: CodeProps) {
  const account = useUpiAccount(tenantId, attempt);
  if (account === undefined) return <NoUpiAccount message={formatMessage('payment.noUpiAccount')} />;
  // The bill has no number yet, so its future idempotency key is the reference.
  const reference = cartKey.replaceAll('-', '');
  return (
    <>
      <UpiCode tenantId={tenantId} account={account} amount={amount} reference={reference} note="" />
      <ShownAt />
    </>
  );
}
