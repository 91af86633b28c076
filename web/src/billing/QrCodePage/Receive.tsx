import { formatRupees, formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Kbd } from '../../ui/Kbd.tsx';
import { useShortcut } from '../../ui/useShortcut.ts';
import { ReferenceField } from '../payments/ReferenceField.tsx';
import { PayFields } from './PayFields.tsx';
import type { Pay } from './usePay.ts';

interface Props {
  pay: Pay;
  /** In the bottom bar: the payment fields are in the content above. */
  compact: boolean;
}

/** The payment fields, the bank's reference, and "Received". Enter alone never confirms money. */
export function Receive({ pay, compact }: Props) {
  const { money, ask, receive } = pay;
  const { tender, dispatch, paid, problems, rest, busy, checking } = money;
  const { mode, reference = '' } = tender;
  const received = formatMessage('payment.received', { amount: formatRupees(paid.advance) });
  const split = tender.split != null;
  const hasAmount = ask !== undefined || split || mode !== 'UPI';
  const hasReference = split || mode !== 'CASH';
  // Problems without a field, and problems of fields that are not shown.
  const elsewhere = [rest, !hasAmount && problems.advance, !hasReference && problems.reference]
    .filter(Boolean)
    .join(' ');
  useShortcut('Ctrl+Enter', receive, { says: received, enabled: !busy });
  return (
    <>
      {!compact && <PayFields pay={pay} />}
      {compact && !split && mode !== 'CASH' && (
        <ReferenceField
          mode={mode}
          value={reference}
          onValue={(text) => dispatch({ type: 'reference', reference: text })}
          problem={problems.reference}
        />
      )}
      {elsewhere !== '' && (
        <Box role="alert" color="due.fg" textStyle="second">
          {elsewhere}
        </Box>
      )}
      <Button
        size="lg"
        onClick={receive}
        loading={busy}
        loadingText={formatMessage(checking ? 'faults.checkingSaved' : 'shell.saving')}
        disabled={ask?.problem !== undefined}
      >
        {received}
        <Kbd keys={['Ctrl', 'Enter']} />
      </Button>
    </>
  );
}
