import { formatRupees, formatMessage } from '@galla/domain';
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
  /** The order's number and previous total. */
  number: string;
  total: number;
  busy: boolean;
  onUpdate: (paying: Paying) => void;
  onClose: () => void;
}

/**
 * "Confirm Order Update": how the amounts change, and the payment mode of what is received now (spec 3 §2.1).
 */
export default function ConfirmUpdate({ open, ...rest }: Props) {
  return (
    <DialogFrame
      open={open}
      title={formatMessage('orderEntry.confirmUpdate')}
      closes={rest.busy ? 'never' : 'anyhow'}
      onClose={rest.onClose}
    >
      <Question {...rest} />
    </DialogFrame>
  );
}

function Question({ entry, number, total, busy, onUpdate, onClose }: Omit<Props, 'open'>) {
  const { draft, amounts } = entry;
  const [paying, setPaying] = useState<Paying>({ mode: null, reference: '' });
  const [tried, setTried] = useState(false);
  const receives = draft.advance > 0;
  const problems = receives ? payingProblems(paying) : {};
  return (
    <>
      <Dialog.Body display="flex" flexDirection="column" gap="4">
        <Box>
          {formatMessage('orderEntry.confirmUpdateQuestion', {
            number,
            before: formatRupees(total),
            after: formatRupees(amounts.total),
          })}
        </Box>
        {amounts.toRefund > 0 && (
          <Box color="part.fg">
            {formatMessage('orderEntry.refundNow', { amount: formatRupees(amounts.toRefund) })}
          </Box>
        )}
        {receives && (
          <PayingFields
            entry={entry}
            asked={draft.advance}
            paying={paying}
            problems={tried ? problems : {}}
            onPaying={setPaying}
          />
        )}
      </Dialog.Body>
      <Dialog.Footer>
        <Button variant="outline" onClick={onClose} disabled={busy}>
          {formatMessage('shell.cancel')}
        </Button>
        <Button
          loading={busy}
          loadingText={formatMessage('shell.saving')}
          onClick={() => {
            setTried(true);
            if (Object.keys(problems).length === 0) onUpdate(paying);
          }}
        >
          {formatMessage('orderEntry.update')}
        </Button>
      </Dialog.Footer>
    </>
  );
}
