import {
  PAYMENT_MODE_LABELS,
  pendingAmount,
  formatMessage,
  type PaymentMode,
  type PaymentPart,
} from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { HStack } from '@chakra-ui/react/stack';
import { Input } from '@chakra-ui/react/input';
import { Fragment } from 'react';
import { MoneyInput } from '../../ui/MoneyInput.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { BankField } from './BankField.tsx';
import { modesOf } from './modesOf.ts';
import { referenceLabel } from './ReferenceField.tsx';
import type { Tendering } from './tender.ts';

/** One row for each mode: the amount, and the reference if the mode has one; below, the amount left to split. */
export function SplitFields({ money }: { money: Tendering }) {
  const { tender, total, paid, problems, dispatch, onUnreadable } = money;
  const parts = tender.split ?? [];
  const change = (mode: PaymentMode, next: Partial<PaymentPart>): void => {
    const before = parts.find((part) => part.mode === mode) ?? { mode, amount: 0 };
    const others = parts.filter((part) => part.mode !== mode);
    dispatch({ type: 'split', parts: [...others, { ...before, ...next }] });
  };
  return (
    <Box
      as="fieldset"
      border="0"
      m="0"
      p="0"
      minW="0"
      aria-label={formatMessage('billing.split')}
      display="grid"
      gap="1.5"
    >
      {modesOf(money).map((mode) => {
        const part = parts.find((one) => one.mode === mode);
        const label = formatMessage(PAYMENT_MODE_LABELS[mode]);
        return (
          <Fragment key={mode}>
            <HStack gap="2">
              <Box w="12" flexShrink="0" color="fg.muted">
                {label}
              </Box>
              <Box flex="1">
                <MoneyInput
                  aria-label={formatMessage('billing.splitOf', { mode: label })}
                  ps="6"
                  pe="2"
                  value={part?.amount || undefined}
                  onUnreadable={onUnreadable}
                  onValue={(amount) => change(mode, { amount: amount ?? 0 })}
                />
              </Box>
              <Box flex="1">
                {mode !== 'CASH' && mode !== 'CREDIT' && (
                  <Input
                    aria-label={referenceLabel(mode)}
                    placeholder={formatMessage(`payment.short.${mode}`)}
                    value={part?.reference ?? ''}
                    maxLength={mode === 'CARD' ? 4 : 35}
                    inputMode={mode === 'BANK' ? 'text' : 'numeric'}
                    autoComplete="off"
                    onChange={(event) => change(mode, { reference: event.target.value })}
                  />
                )}
              </Box>
            </HStack>
            {mode === 'BANK' && (part?.amount ?? 0) > 0 && (
              <Box ps="14">
                <BankField value={part?.bank ?? ''} onValue={(bank) => change(mode, { bank })} />
              </Box>
            )}
          </Fragment>
        );
      })}
      {[problems.advance, problems.reference].map(
        (problem) =>
          problem !== undefined && (
            <Box key={problem} role="alert" color="due.fg" textStyle="second">
              {problem}
            </Box>
          ),
      )}
      <HStack justify="space-between" color="fg.muted">
        {formatMessage('billing.splitLeft')}
        <MoneyText amount={pendingAmount(total, paid.advance)} dashAtZero />
      </HStack>
    </Box>
  );
}
