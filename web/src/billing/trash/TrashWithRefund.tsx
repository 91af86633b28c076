import { formatMessage, formatRupees, type Paise, type PaymentMode } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { useRevalidator } from 'react-router-dom';
import { toast } from '../../app/toast/toast.ts';
import { RecordDialogForm } from '../../record/RecordDialogForm.tsx';
import { FormDialog } from '../../ui/dialog/FormDialog.tsx';
import { wayInput, wayProblems, type WayValues } from '../refund/way.ts';
import { WayFields } from '../refund/WayFields.tsx';
import { useTrashDocument } from './useTrash.ts';

interface Props {
  document: { id: string; number: string; refund: Paise; keeper: string | undefined };
  onEnd: () => void;
}

type Values = WayValues<PaymentMode>;

const BEGUN: Values = { mode: 'CASH', reference: '', bank: '' };

/** Before a paid bill goes to the trash: asks how its money is refunded, or whether it is kept as credit. */
export function TrashWithRefund({ document: { id, number, refund, keeper }, onEnd }: Props) {
  const { write, busy, checking } = useTrashDocument();
  const { revalidate } = useRevalidator();
  const amount = formatRupees(refund);
  return (
    <FormDialog open title={formatMessage('transactions.toTrash', { number })} onClose={onEnd}>
      <RecordDialogForm<Values, Awaited<ReturnType<typeof write>>>
        stored={BEGUN}
        check={wayProblems}
        save={(way, key) => write({ key, document: id, refund: wayInput(way) })}
        onSaved={(_saved, { mode }) => {
          const said = mode === 'CREDIT' ? 'transactions.trashedWithCredit' : 'transactions.trashedWithMoney';
          toast.success(formatMessage(said, { amount }));
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
            <WayFields mode={values.mode} keeper={keeper} />
          </>
        )}
      </RecordDialogForm>
    </FormDialog>
  );
}
