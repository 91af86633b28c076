import { formatRupees, formatMessage, type PaymentMode, type PaymentWords } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef, type ComponentProps } from 'react';
import { useRevalidator } from 'react-router-dom';
import { Kbd } from '../../../ui/Kbd.tsx';
import { useShortcut } from '../../../ui/useShortcut.ts';
import { GivenField } from '../../payments/GivenField.tsx';
import { PaymentCode } from '../../payments/PaymentCode.tsx';
import { TenderFields } from '../../payments/TenderFields.tsx';
import type { Payable } from '../../payments/useReceive.ts';
import { useTender } from '../../payments/useTender.ts';

interface Props {
  payable: Payable;
  /** The customer's intended payment mode. */
  mode: PaymentMode;
  words?: PaymentWords;
  /** If set, UPI payments show a code here. */
  code?: Pick<ComponentProps<typeof PaymentCode>, 'tenantId' | 'reference'>;
  onStale: () => void;
  onClose: () => void;
}

/** Receives a pending amount: all of it by default (spec 2 §5). Enter alone never confirms money. */
export function ReceiveForm({ payable, mode, words, code, onStale, onClose }: Props) {
  const { pending } = payable;
  const field = useRef<HTMLInputElement>(null);
  const { revalidate } = useRevalidator();
  const money = useTender({
    payable,
    mode,
    ...(words && { words }),
    onStale: () => {
      onStale();
      void revalidate();
    },
    onReceived: () => {
      // The sums above the list have changed as well.
      void revalidate();
      onClose();
    },
  });
  const { tender, paid, problems, rest, receive, busy, checking } = money;
  // For cash there is no reference field.
  const elsewhere = [rest, tender.split == null && tender.mode === 'CASH' && problems.reference]
    .filter(Boolean)
    .join(' ');
  useEffect(() => field.current?.focus(), []);
  useEffect(() => {
    if (problems.advance !== undefined) field.current?.focus();
  }, [problems.advance]);
  useShortcut('Ctrl+Enter', receive, {
    says: formatMessage('payment.receive'),
    enabled: !busy,
    inDialog: true,
  });
  return (
    <chakra.section
      aria-label={formatMessage('payment.receive')}
      w="full"
      display="flex"
      flexDirection="column"
      gap="3"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // Escape closes the form first, then the drawer.
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
    >
      {tender.split == null && (
        <GivenField
          ref={field}
          money={money}
          label={formatMessage('payment.amountReceived')}
          id="received"
          required
          inDialog
          aside={
            <Box textStyle="second" color="fg.muted">
              {`${formatMessage('billing.toPay')} ${formatRupees(pending)}`}
            </Box>
          }
        />
      )}
      <TenderFields money={money} />
      {code && tender.split == null && tender.mode === 'UPI' && paid.advance > 0 && (
        <PaymentCode {...code} amount={paid.advance} />
      )}
      {elsewhere !== '' && (
        <Box role="alert" color="due.fg" textStyle="second">
          {elsewhere}
        </Box>
      )}
      <HStack gap="2">
        <Button variant="outline" onClick={onClose} disabled={busy}>
          {formatMessage('shell.cancel')}
        </Button>
        <Button
          flex="1"
          onClick={receive}
          loading={busy}
          loadingText={formatMessage(checking ? 'faults.checkingSaved' : 'shell.saving')}
        >
          {formatMessage('payment.received', { amount: formatRupees(paid.advance) })}
          <Kbd keys={['Ctrl', 'Enter']} />
        </Button>
      </HStack>
    </chakra.section>
  );
}
