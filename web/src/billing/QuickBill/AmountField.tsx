import { rupeesProblem, formatMessage, type Paise } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { useEffect, type RefObject } from 'react';
import { Labelled } from '../../ui/Labelled.tsx';
import { MoneyInput } from '../../ui/MoneyInput.tsx';
import { useTouch } from '../../ui/useWide.ts';

interface Props {
  ref: RefObject<HTMLInputElement | null>;
  amount: Paise | undefined;
  onAmount: (amount: Paise | undefined) => void;
  /** Called with the problem of a text that is not an amount, or undefined. */
  onUnreadable: (problem: string | undefined) => void;
  problem: string | undefined;
}

/** The amount in large figures. Focused initially, unless that opens an on-screen keyboard. */
export function AmountField({ ref, amount, onAmount, onUnreadable, problem }: Props) {
  const touch = useTouch();
  useEffect(() => {
    if (!touch) ref.current?.focus();
  }, [ref, touch]);
  return (
    <Box borderTop="3px solid" borderColor="accent.solid" mt="5" pt="5">
      <Labelled
        label={formatMessage('quickBill.amount')}
        required
        error={problem}
        hint={formatMessage('quickBill.explained')}
      >
        <MoneyInput
          ref={ref}
          value={amount}
          onValue={onAmount}
          onUnreadable={(is, text) => onUnreadable(is ? rupeesProblem(text) : undefined)}
          h="20"
          textStyle="payment"
        />
      </Labelled>
    </Box>
  );
}
