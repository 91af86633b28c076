import { formatRupees, formatMessage, formatCount, orderQrAmount } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { useState } from 'react';
import { DialogFrame } from '../../../ui/dialog/DialogFrame.tsx';
import type { Entry } from '../entry/useEntry.ts';
import { PayingFields } from './PayingFields.tsx';
import { payingProblems, type Paying } from './paying.ts';

interface Props {
  open: boolean;
  entry: Entry;
  busy: boolean;
  onCreate: (paying: Paying, payInFull: boolean) => void;
  onClose: () => void;
}

/** Asks how to save the order: Save Order, or Pay & Order (spec 3 §2.1). Both receive the advance. */
export default function ConfirmCreate({ open, ...rest }: Props) {
  return (
    <DialogFrame
      open={open}
      title={formatMessage('orderEntry.confirmTitle')}
      closes={rest.busy ? 'never' : 'anyhow'}
      onClose={rest.onClose}
    >
      <Choice {...rest} />
    </DialogFrame>
  );
}

function Choice({ entry, busy, onCreate, onClose }: Omit<Props, 'open'>) {
  const { draft, amounts } = entry;
  const [paying, setPaying] = useState<Paying>({ mode: null, reference: '' });
  const [tried, setTried] = useState(false);
  const [paid, setPaid] = useState(false);
  const hasAdvance = draft.advance > 0;
  const problems = payingProblems(paying);
  const send = (payInFull: boolean): void => {
    const receives = amounts.total > 0 && (payInFull || hasAdvance);
    setTried(receives);
    if (receives && Object.keys(problems).length > 0) return;
    setPaid(payInFull);
    onCreate(receives ? paying : { mode: null, reference: '' }, payInFull);
  };
  return (
    <>
      <Dialog.Body display="flex" flexDirection="column" gap="4">
        <Box>
          {formatMessage('orderEntry.confirmQuestion', {
            items: formatCount('orderEntry.itemCount', draft.items.length),
            name: draft.customer?.name ?? '',
            total: formatRupees(amounts.total),
          })}
        </Box>
        <PayingFields
          entry={entry}
          asked={orderQrAmount(draft.advance, amounts.total)}
          paying={paying}
          problems={tried ? problems : {}}
          onPaying={setPaying}
        />
        <Box color="fg.muted">
          {hasAdvance
            ? formatMessage('orderEntry.advanceExplained', { amount: formatRupees(draft.advance) })
            : formatMessage('orderEntry.payExplained', { amount: formatRupees(amounts.total) })}
        </Box>
      </Dialog.Body>
      <Dialog.Footer flexWrap="wrap">
        <Button variant="ghost" onClick={onClose} disabled={busy} me="auto">
          {formatMessage('shell.cancel')}
        </Button>
        <Button
          variant="outline"
          disabled={busy}
          loading={busy && !paid}
          loadingText={formatMessage('shell.saving')}
          onClick={() => send(false)}
        >
          {formatMessage('orderEntry.saveOrder')}
        </Button>
        <Button
          disabled={busy}
          loading={busy && paid}
          loadingText={formatMessage('shell.saving')}
          onClick={() => send(true)}
        >
          {formatMessage('orderEntry.payOrder')}
        </Button>
      </Dialog.Footer>
    </>
  );
}
