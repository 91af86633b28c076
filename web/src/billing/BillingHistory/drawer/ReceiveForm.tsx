import { checkPayment, formatRupees, say, type Paise, type PaymentMode } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { Kbd } from '../../../ui/Kbd.tsx';
import { Labelled } from '../../../ui/Labelled.tsx';
import { MoneyInput } from '../../../ui/MoneyInput.tsx';
import { useShortcut } from '../../../ui/useShortcut.ts';
import { ModeChoice } from '../../payments/ModeChoice.tsx';
import { ReferenceField } from '../../payments/ReferenceField.tsx';
import { useReceive, type Payable } from '../../payments/useReceive.ts';

interface Props {
  payable: Payable;
  /** How the customer meant to pay. */
  mode: PaymentMode;
  onStale: () => void;
  onClose: () => void;
}

/** Money for what is pending: all of it unless less is typed (spec 2 §5). Enter alone never confirms money. */
export function ReceiveForm({ payable, mode: usual, onStale, onClose }: Props) {
  const { pending } = payable;
  const [amount, setAmount] = useState<Paise | undefined>(pending);
  const [mode, setMode] = useState(usual);
  const [reference, setReference] = useState('');
  const [wrong, setWrong] = useState<string>();
  const [unreadable, setUnreadable] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { revalidate } = useRevalidator();
  const { receive, problems, settle, busy, checking } = useReceive(payable, () => {
    onStale();
    void revalidate();
  });
  useEffect(() => field.current?.focus(), []);

  const submit = async (): Promise<void> => {
    const message = unreadable ? say('payment.invalid') : checkPayment(amount, pending)?.message;
    setWrong(message);
    if (message !== undefined || amount === undefined) {
      field.current?.focus();
      return;
    }
    if (await receive({ amount, mode, reference: mode === 'CASH' ? '' : reference })) {
      // The sums above the list have changed with it.
      void revalidate();
      onClose();
    }
  };
  useShortcut('Ctrl+Enter', () => void submit(), {
    says: say('payment.receive'),
    enabled: !busy,
    inDialog: true,
  });
  const atAmount = wrong ?? problems.amount;
  // In cash there is no field of a reference.
  const elsewhere = [problems.rest, mode === 'CASH' && problems.reference].filter(Boolean).join(' ');
  return (
    <chakra.section
      aria-label={say('payment.receive')}
      w="full"
      display="flex"
      flexDirection="column"
      gap="3"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // The form closes first, the drawer with the next one.
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
    >
      <Labelled
        label={say('payment.amountReceived')}
        required
        error={atAmount}
        aside={
          <Box textStyle="second" color="fg.muted">
            {`${say('billing.toPay')} ${formatRupees(pending)}`}
          </Box>
        }
      >
        <MoneyInput
          ref={field}
          value={amount}
          onUnreadable={setUnreadable}
          onValue={(next) => {
            setWrong(undefined);
            settle();
            setAmount(next);
          }}
        />
      </Labelled>
      <ModeChoice mode={mode} onMode={setMode} />
      {mode !== 'CASH' && (
        <ReferenceField mode={mode} value={reference} onValue={setReference} problem={problems.reference} />
      )}
      {elsewhere !== '' && (
        <Box role="alert" color="due.fg" textStyle="second">
          {elsewhere}
        </Box>
      )}
      <HStack gap="2">
        <Button variant="outline" onClick={onClose} disabled={busy}>
          {say('shell.cancel')}
        </Button>
        <Button
          flex="1"
          onClick={() => void submit()}
          loading={busy}
          loadingText={say(checking ? 'faults.checkingSaved' : 'shell.saving')}
        >
          {say('payment.received', { amount: formatRupees(amount ?? 0) })}
          <Kbd keys={['Ctrl', 'Enter']} />
        </Button>
      </HStack>
    </chakra.section>
  );
}
