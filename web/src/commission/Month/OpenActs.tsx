import { formatMessage, formatMonth, monthOfDay } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HandCoins, Lock } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { OpenActs_month$key } from '../../__generated__/OpenActs_month.graphql.ts';
import { useShopClock } from '../../app/clock/useShopClock.ts';
import { toast } from '../../app/toast/toast.ts';
import { ConfirmWrite } from '../../record/ConfirmWrite.tsx';
import { Kbd } from '../../ui/Kbd.tsx';
import { useShortcut } from '../../ui/useShortcut.ts';
import { useWide } from '../../ui/useWide.ts';
import { AdvanceDialog } from './AdvanceDialog.tsx';
import { useCloseMonth } from './useWriteMonths.ts';

interface Props {
  month: OpenActs_month$key;
  /** Global id and name of the employee. */
  employee: string;
  name: string;
  onChanged: () => void;
}

/** The actions on an open month: pay an advance, or close it. */
export function OpenActs({ month: key, employee, name, onChanged }: Props) {
  const { month, payable, isClosable } = useFragment(
    graphql`
      fragment OpenActs_month on EarningsMonth {
        month
        payable
        isClosable
      }
    `,
    key,
  );
  const [paying, setPaying] = useState(false);
  const [asking, setAsking] = useState(false);
  const { write, busy } = useCloseMonth();
  const wide = useWide();
  const { today } = useShopClock();
  const said = { month: formatMonth(month) };
  const says = formatMessage('earnings.close', said);
  useShortcut('Ctrl+Enter', () => setAsking(true), {
    says,
    enabled: isClosable && !asking && !paying,
    inDialog: !wide,
  });
  return (
    <>
      {isClosable && (
        <>
          <Box color="fg.muted" textStyle="second">
            {formatMessage('earnings.closeHint')}
          </Box>
          <Button size="lg" onClick={() => setAsking(true)}>
            <Lock strokeWidth={1.75} aria-hidden />
            {says}
            <Kbd keys={['Ctrl', 'Enter']} />
          </Button>
        </>
      )}
      {month === monthOfDay(today) && (
        <Button variant="outline" onClick={() => setPaying(true)}>
          <HandCoins strokeWidth={1.75} aria-hidden />
          {formatMessage('earnings.advanceAdd')}
        </Button>
      )}
      {paying && (
        <AdvanceDialog {...{ employee, name }} onSaved={onChanged} onClose={() => setPaying(false)} />
      )}
      <ConfirmWrite
        open={asking}
        title={formatMessage('earnings.closeTitle', said)}
        confirm={says}
        busy={busy}
        write={(writeKey) => write({ key: writeKey, employee, month, expectedPayable: payable })}
        done={({ saved }) => formatMessage('earnings.closeDone', { ...said, number: saved.statement.number })}
        onSaved={onChanged}
        onFailed={({ message }) => {
          toast.error(message);
          onChanged();
        }}
        onEnd={() => setAsking(false)}
      >
        {formatMessage('earnings.closeHint')}
      </ConfirmWrite>
    </>
  );
}
