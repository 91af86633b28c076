import { formatMessage, formatRupees } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { Undo2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { QuickFoot_quickBill$key } from '../../__generated__/QuickFoot_quickBill.graphql.ts';
import { paiseOf } from '../../app/graph/scalars.ts';
import { ConfirmWrite } from '../../record/ConfirmWrite.tsx';
import { lazyPart } from '../../ui/lazyPart.ts';
import { QuickTrashActs } from './QuickTrashActs.tsx';
import { useUndoReceipt } from './useUndoReceipt.ts';

const ReceivedDialog = lazyPart(() => import('./ReceivedDialog.tsx'));

interface Props {
  quickBill: QuickFoot_quickBill$key;
  /** The bill changed: the list's sums and its trail are outdated. */
  onChanged: () => void;
  onDeleted: () => void;
}

/** The actions of a quick bill: received, not received after all, trash. */
export function QuickFoot({ quickBill, onChanged, onDeleted }: Props) {
  const bill = useFragment(
    graphql`
      fragment QuickFoot_quickBill on QuickBill {
        id
        number
        amount
        viewerCanConfirm
        viewerCanUndoReceipt
        ...QuickTrashActs_quickBill
      }
    `,
    quickBill,
  );
  const { id, number } = bill;
  const amount = paiseOf(bill.amount);
  const [asking, setAsking] = useState<'received' | 'undo'>();
  const { write, busy } = useUndoReceipt();
  const end = (): void => setAsking(undefined);
  return (
    <HStack gap="2" w="full" justify="flex-end">
      {bill.viewerCanConfirm && (
        <Button flex="1" onClick={() => setAsking('received')}>
          {formatMessage('quickBill.receive')}
        </Button>
      )}
      {bill.viewerCanUndoReceipt && (
        <Button variant="outline" onClick={() => setAsking('undo')}>
          <Undo2 strokeWidth={1.75} aria-hidden />
          {formatMessage('quickBill.undo')}
        </Button>
      )}
      <QuickTrashActs quickBill={bill} onDeleted={onDeleted} />
      <ConfirmWrite
        open={asking === 'undo'}
        title={formatMessage('quickBill.undoTitle', { number })}
        confirm={formatMessage('quickBill.undo')}
        busy={busy}
        write={(key) => write({ key, quickBill: id })}
        done={formatMessage('quickBill.undone', { amount: formatRupees(amount), number })}
        onSaved={onChanged}
        onEnd={end}
      >
        {formatMessage('quickBill.undoExplained', { amount: formatRupees(amount) })}
      </ConfirmWrite>
      <Suspense fallback={null}>
        {asking === 'received' && (
          <ReceivedDialog
            bill={{ id, number, amount }}
            onClose={end}
            onEnd={() => {
              end();
              onChanged();
            }}
          />
        )}
      </Suspense>
    </HStack>
  );
}
