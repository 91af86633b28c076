import { formatMessage, formatRupees, type Paise } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { useRevalidator } from 'react-router-dom';
import { toast } from '../../app/toast/toast.ts';
import { RecordDialogForm } from '../../record/RecordDialogForm.tsx';
import { FormDialog } from '../../ui/dialog/FormDialog.tsx';
import { wayInput, wayProblems, type WayValues } from '../refund/way.ts';
import { WayFields } from '../refund/WayFields.tsx';
import { useTrashDocument } from './useTrash.ts';

interface Props {
  document: { id: string; number: string; refund: Paise };
  onEnd: () => void;
}

const BEGUN: WayValues = { mode: 'CASH', reference: '' };

/** Asks how the money on a bill goes back before the bill goes to the trash. */
export function TrashWithRefund({ document: { id, number, refund }, onEnd }: Props) {
  const { write, busy, checking } = useTrashDocument();
  const { revalidate } = useRevalidator();
  const amount = formatRupees(refund);
  return (
    <FormDialog open title={formatMessage('transactions.toTrash', { number })} onClose={onEnd}>
      <RecordDialogForm<WayValues, Awaited<ReturnType<typeof write>>>
        stored={BEGUN}
        check={wayProblems}
        save={(way, key) => write({ key, document: id, refund: wayInput(way) })}
        onSaved={() => {
          toast.success(formatMessage('transactions.trashedWithMoney', { amount }));
          onEnd();
          void revalidate();
        }}
        submit={formatMessage('transactions.toTrashAct')}
        busy={busy}
        onCancel={onEnd}
        checking={checking}
      >
        {({ values }) => (
          <>
            <Box>{formatMessage('transactions.giveBackFirst', { amount })}</Box>
            <WayFields mode={values.mode} />
          </>
        )}
      </RecordDialogForm>
    </FormDialog>
  );
}
