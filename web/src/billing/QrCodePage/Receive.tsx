import { formatRupees, say } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Kbd } from '../../ui/Kbd.tsx';
import { useShortcut } from '../../ui/useShortcut.ts';
import { ModeChoice } from '../payments/ModeChoice.tsx';
import { ReferenceField } from '../payments/ReferenceField.tsx';
import { AskField } from './AskField.tsx';
import type { Pay } from './usePay.ts';

interface Props {
  pay: Pay;
  /** On a bottom bar: how it is paid stands in the content above. */
  compact: boolean;
}

/** How the rest is paid, the bank's reference, and "Received": Enter alone never confirms money. */
export function Receive({ pay, compact }: Props) {
  const { mode, setMode, amount, ask, reference, setReference, receive, problems, busy, checking } = pay;
  const elsewhere = besideButton(pay);
  const received = say('payment.received', { amount: formatRupees(amount) });
  useShortcut('Ctrl+Enter', receive, { says: received, enabled: !busy });
  return (
    <>
      {!compact && <ModeChoice mode={mode} onMode={setMode} />}
      {!compact && <AskField pay={pay} />}
      {mode !== 'CASH' && (
        <ReferenceField
          mode={mode}
          value={reference}
          onValue={setReference}
          problem={problems.reference}
          compact={compact}
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
        loadingText={say(checking ? 'faults.checkingSaved' : 'shell.saving')}
        disabled={ask?.problem !== undefined}
      >
        {received}
        <Kbd keys={['Ctrl', 'Enter']} />
      </Button>
    </>
  );
}

/** What stands at no field, and what stands at one that is not there. */
const besideButton = ({ problems, ask, mode }: Pay): string =>
  [problems.rest, ask === undefined && problems.amount, mode === 'CASH' && problems.reference]
    .filter(Boolean)
    .join(' ');
