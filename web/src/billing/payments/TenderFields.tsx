import { cashOf, isUtr, formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { HStack } from '@chakra-ui/react/stack';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { BankField } from './BankField.tsx';
import { CashWarning } from './CashWarning.tsx';
import { LimitWarning } from './LimitWarning.tsx';
import { ModeField } from './ModeField.tsx';
import { NoteKeys } from './NoteKeys.tsx';
import { PayOnField } from './PayOnField.tsx';
import { ReferenceField } from './ReferenceField.tsx';
import { SplitFields } from './SplitFields.tsx';
import type { Tendering } from './tender.ts';
import { PaymentWarning } from './PaymentWarning.tsx';
import { UseCredit } from './UseCredit.tsx';

interface Props {
  money: Tendering;
  /** Element id of the mode, for shortcuts and problems. */
  id?: string;
  /** Whether money is taken at all: a proposal only has a mode. */
  takes?: boolean;
  icons?: boolean;
  /** The reference field is placed elsewhere. */
  bare?: boolean;
}

/** Whether a part remains pending. The UPI amount is paid on the next screen, unless a smaller one was typed. */
const leavesRest = ({ tender, paid, total }: Tendering): boolean =>
  paid.advance < total && (tender.mode !== 'UPI' || tender.advance !== null || tender.split != null);

/** The payment fields: mode or split, reference, likely note amounts, and the change in large figures. */
export function TenderFields({ money, id, takes = true, icons = false, bare = false }: Props) {
  const { tender, paid, problems, dispatch } = money;
  const { mode, reference = '', bank = '' } = tender;
  const split = tender.split != null;
  const referenced =
    !split && takes && mode !== null && mode !== 'CASH' && mode !== 'CREDIT' && paid.advance > 0;
  return (
    <Box display="grid" gap="2">
      {takes && <UseCredit money={money} />}
      <ModeField money={money} splits={takes} icons={icons} {...(id !== undefined && { id })} />
      {split && <SplitFields money={money} />}
      {referenced && !bare && (
        <ReferenceField
          mode={mode}
          value={reference}
          onValue={(text) => dispatch({ type: 'reference', reference: text })}
          problem={problems.reference}
        />
      )}
      {referenced && mode === 'BANK' && (
        <BankField value={bank} onValue={(text) => dispatch({ type: 'bank', bank: text })} />
      )}
      {takes && <NoteKeys money={money} />}
      {paid.change > 0 && (
        <HStack justify="space-between" aria-live="polite">
          <Box color="fg.muted">{formatMessage('billing.changeToGive')}</Box>
          <Box textStyle="total">
            <MoneyText shape="figure" amount={paid.change} />
          </Box>
        </HStack>
      )}
      {takes && leavesRest(money) && <PayOnField money={money} />}
      {takes && leavesRest(money) && money.payer !== undefined && (
        <LimitWarning key={money.payer} rest={money.total - paid.advance} payer={money.payer} />
      )}
      <CashWarning cash={cashOf(money.paid.parts)} payer={money.payer} />
      {paid.parts.some((part) => part.mode === 'UPI' && part.reference && !isUtr(part.reference)) && (
        <PaymentWarning text={formatMessage('payment.utrLength')} />
      )}
    </Box>
  );
}
