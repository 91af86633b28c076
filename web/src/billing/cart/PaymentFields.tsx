import { CASH_LIMIT, cashOf, formatRupees, isUtr, needsBuyer, nextNotes, say } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { ReferenceField } from '../payments/ReferenceField.tsx';
import { BuyerFields } from './BuyerFields.tsx';
import { ModeField } from './ModeField.tsx';
import { SplitFields } from './SplitFields.tsx';
import type { Bill } from './useBill.ts';

/** How the bill is paid: mode or split, its reference, the notes that are given, the change in large figures. */
export function PaymentFields({ bill, icons = false }: { bill: Bill; icons?: boolean }) {
  const { cart, totals, problems, dispatch, terms } = bill;
  const takes = bill.words.type !== 'PROPOSAL';
  const split = cart.split != null;
  const notes = !split && cart.mode === 'CASH' && takes && totals.total > 0 ? nextNotes(totals.total) : [];
  const referenced = !split && takes && cart.mode !== null && cart.mode !== 'CASH' && totals.advance > 0;
  return (
    <Box display="grid" gap="2">
      <ModeField bill={bill} icons={icons} />
      {split && <SplitFields bill={bill} />}
      {referenced && (
        <ReferenceField
          mode={cart.mode}
          value={cart.reference ?? ''}
          onValue={(reference) => dispatch({ type: 'reference', reference })}
          problem={problems.reference}
          compact
        />
      )}
      {notes.length > 0 && (
        <HStack as="fieldset" border="0" m="0" p="0" minW="0" aria-label={say('billing.notes')} gap="2">
          {notes.map((given) => (
            <Button
              key={given}
              size="sm"
              variant="outline"
              flex="1"
              px="1"
              aria-pressed={totals.advance + totals.change === given}
              onClick={() => dispatch({ type: 'advance', advance: given })}
            >
              {formatRupees(given).replace('.00', '')}
            </Button>
          ))}
        </HStack>
      )}
      {totals.change > 0 && (
        <HStack justify="space-between" aria-live="polite">
          <Box color="fg.muted">{say('billing.changeToGive')}</Box>
          <Box textStyle="total">
            <MoneyText shape="figure" amount={totals.change} />
          </Box>
        </HStack>
      )}
      {cashOf(totals.parts) >= CASH_LIMIT && <Told text={say('billing.cashLimit')} />}
      {referenced && cart.mode === 'UPI' && cart.reference && !isUtr(cart.reference) && (
        <Told text={say('payment.utrLength')} />
      )}
      {terms.walkIn === true && needsBuyer(totals.taxable) && <BuyerFields bill={bill} />}
    </Box>
  );
}

/** A warning that refuses nothing. */
function Told({ text }: { text: string }) {
  return (
    <Box as="output" display="block" color="part.fg" textStyle="second">
      {text}
    </Box>
  );
}
