import { formatMessage, formatRupees, type Paise } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { useFormikContext } from 'formik';
import { Labelled } from '../../ui/Labelled.tsx';
import { SegmentedChoice } from '../../ui/SegmentedChoice.tsx';
import { WayFields } from '../refund/WayFields.tsx';
import type { Sold } from './soldDocument.ts';
import { settlementsFor, type ReturnValues, type Settlement } from './values.ts';

interface Props {
  sold: Sold;
  rest: Paise;
  /** Whether the user may create the bill that the credit pays. */
  mayBill: boolean;
}

const LABELS = {
  BILL: 'returns.intoBill',
  REFUND: 'returns.moneyBack',
  CREDIT: 'returns.keepCredit',
} as const;

/** Explains the choice for this customer. */
function hintOf(settlement: Settlement, name: string): string | undefined {
  if (settlement === 'BILL') return formatMessage('returns.intoBillHint', { name });
  return settlement === 'CREDIT' ? formatMessage('returns.creditHint', { name }) : undefined;
}

/** Where the value above the invoice's dues goes. */
export function SettlementFields({ sold, rest, mayBill }: Props) {
  const { values, setFieldValue, errors } = useFormikContext<ReturnValues>();
  const { customer } = sold;
  const isKnown = customer !== undefined && !customer.walkIn;
  const choices = settlementsFor(sold, mayBill).map((value) => ({
    value,
    label: formatMessage(LABELS[value]),
  }));
  const label = formatMessage('returns.rest', { amount: formatRupees(rest) });
  const hint = isKnown ? hintOf(values.settlement, customer.name) : formatMessage('returns.walkInHint');
  return (
    <Box display="grid" gap="3">
      <Labelled label={label} error={errors.settlement}>
        <SegmentedChoice
          value={values.settlement}
          onValue={(settlement) => void setFieldValue('settlement', settlement)}
          choices={choices}
        />
      </Labelled>
      {hint !== undefined && (
        <Box textStyle="second" color="fg.muted">
          {hint}
        </Box>
      )}
      {values.settlement === 'REFUND' && <WayFields mode={values.mode} />}
    </Box>
  );
}
