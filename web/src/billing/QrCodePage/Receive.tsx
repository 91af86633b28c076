import { formatRupees, say } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Kbd } from '../../ui/Kbd.tsx';
import { useShortcut } from '../../ui/useShortcut.ts';
import { ReferenceField } from '../payments/ReferenceField.tsx';
import { PayFields } from './PayFields.tsx';
import type { Pay } from './usePay.ts';

interface Props {
  pay: Pay;
  /** On a bottom bar: how it is paid stands in the content above. */
  compact: boolean;
}

/** How the rest is paid, the bank's reference, and "Received": Enter alone never confirms money. */
export function Receive({ pay, compact }: Props) {
  const { money, ask, receive } = pay;
  const { tender, dispatch, paid, problems, problem, busy, checking } = money;
  const { mode, reference = '' } = tender;
  const received = say('payment.received', { amount: formatRupees(paid.advance) });
  const hasField = ask !== undefined || tender.split != null || mode !== 'UPI';
  const loose = problem?.message ?? (hasField ? undefined : problems.advance);
  useShortcut('Ctrl+Enter', receive, { says: received, enabled: !busy });
  return (
    <>
      {!compact && <PayFields pay={pay} />}
      {compact && tender.split == null && mode !== 'CASH' && (
        <ReferenceField
          mode={mode}
          value={reference}
          onValue={(text) => dispatch({ type: 'reference', reference: text })}
          problem={problems.reference}
        />
      )}
      {loose !== undefined && (
        <Box role="alert" color="due.fg" textStyle="second">
          {loose}
        </Box>
      )}
      <Button
        size="lg"
        onClick={receive}
        loading={busy}
        loadingText={say(checking ? 'faults.checkingSaved' : 'shell.saving')}
        disabled={ask?.problem !== undefined}
      >
        {received}
        <Kbd keys={['Ctrl', 'Enter']} />
      </Button>
    </>
  );
}
