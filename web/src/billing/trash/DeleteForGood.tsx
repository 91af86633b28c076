import { formatMessage } from '@galla/domain';
import { useRevalidator } from 'react-router-dom';
import { ConfirmWrite } from '../../record/ConfirmWrite.tsx';
import { useFreshPin } from '../../session/index.ts';
import { useDeleteDocument } from './useTrash.ts';

interface Props {
  open: boolean;
  document: { id: string; number: string };
  onDeleted: () => void;
  onEnd: () => void;
}

/** Asks before a document is permanently deleted, and for the user's own PIN if it is due. */
export function DeleteForGood({ open, document: { id, number }, onDeleted, onEnd }: Props) {
  const pin = useFreshPin(formatMessage('transactions.deletePermanently'));
  const { write, busy } = useDeleteDocument(pin.ask);
  const { revalidate } = useRevalidator();
  return (
    <>
      <ConfirmWrite
        open={open}
        title={formatMessage('transactions.deleteTitle', { number })}
        confirm={formatMessage('transactions.deletePermanently')}
        dangerous
        busy={busy}
        write={(key) => write({ key, document: id })}
        done={formatMessage('transactions.deleted')}
        onSaved={() => {
          onDeleted();
          void revalidate();
        }}
        onEnd={onEnd}
      >
        {formatMessage('transactions.deleteExplained')}
      </ConfirmWrite>
      {pin.dialog}
    </>
  );
}
