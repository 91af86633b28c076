import { amountOfCalculator, formatMessage, formatRupees, isSum, shownByCalculator } from '@galla/domain';
import type { Calculator, CalculatorPress } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Input } from '@chakra-ui/react/input';
import { InputGroup } from '@chakra-ui/react/input-group';
import { Span } from '@chakra-ui/react/span';
import { useEffect, type KeyboardEvent, type RefObject } from 'react';
import { Labelled } from '../../ui/Labelled.tsx';
import { useTouch } from '../../ui/useWide.ts';
import { pressOfKey, SIGNS } from './keys.ts';

interface Props {
  ref: RefObject<HTMLInputElement | null>;
  calculator: Calculator;
  onPress: (press: CalculatorPress) => void;
  /** What is wrong with it. */
  problem: string | undefined;
}

/**
 * The display of the calculator in large figures, which is also an input: operators calculate, other text is
 * the entry. It is focused where that opens no on-screen keyboard; touch devices use the keypad below.
 */
export function AmountField({ ref, calculator, onPress, problem }: Props) {
  const touch = useTouch();
  useEffect(() => {
    if (!touch) ref.current?.focus();
  }, [ref, touch]);
  const { entry, operator } = calculator;
  const fresh = entry === undefined;
  const { amount } = amountOfCalculator(calculator);
  const onKeyDown = (event: KeyboardEvent): void => {
    const press = pressOfKey(event, fresh);
    if (press === undefined) return;
    event.preventDefault();
    onPress(press);
  };
  return (
    <Box
      borderTop="3px solid"
      borderColor="accent.solid"
      mt={{ base: '3', md: '5' }}
      pt={{ base: '3', md: '5' }}
    >
      <Labelled
        label={formatMessage('quickBill.amount')}
        required
        error={problem}
        hint={
          isSum(calculator) && amount !== undefined
            ? formatMessage('quickBill.sum', { amount: formatRupees(amount) })
            : formatMessage('quickBill.explained')
        }
      >
        <InputGroup
          startElement={<Span color="fg.subtle">{operator === undefined ? '₹' : SIGNS[operator]}</Span>}
        >
          <Input
            ref={ref}
            inputMode={touch ? 'none' : 'decimal'}
            autoComplete="off"
            textAlign="end"
            h={{ base: '14', md: '20' }}
            textStyle="payment"
            value={shownByCalculator(calculator)}
            onChange={(event) => onPress({ key: 'type', text: event.target.value })}
            onFocus={(event) => event.target.select()}
            onKeyDown={onKeyDown}
            // Pasted text replaces a result, as a digit does.
            onPaste={(event) => fresh && event.currentTarget.select()}
          />
        </InputGroup>
      </Labelled>
    </Box>
  );
}
