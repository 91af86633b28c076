import { checkClothLeft, formatMessage, parseStock, quantityText } from '@galla/domain';
import { useRevalidator } from 'react-router-dom';
import { toast } from '../../../app/toast/toast.ts';
import { RecordDialogForm } from '../../../record/RecordDialogForm.tsx';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { FormNumber } from '../../../ui/FormNumber.tsx';
import { formErrors } from '../../../ui/problems.ts';
import { useReturnCloth } from './useWriteCloth.ts';

interface Props {
  /** Global id of the item, and its name. */
  item: string;
  name: string;
  /** Metres received: "2.5". */
  metres: string;
  onClose: () => void;
}

/** Records how much of the customer's cloth is left when it is given back. */
export function ReturnCloth({ item, name, metres, onClose }: Props) {
  const { write, busy, checking } = useReturnCloth();
  const { revalidate } = useRevalidator();
  return (
    <FormDialog open title={formatMessage('cloth.giveBackOf', { name })} closable onClose={onClose}>
      <RecordDialogForm<{ left: string }, Awaited<ReturnType<typeof write>>>
        stored={{ left: '' }}
        check={({ left }) => {
          const found = checkClothLeft(parseStock(left), parseStock(metres) ?? 0);
          return found ? formErrors([found]) : {};
        }}
        save={({ left }, key) => write({ key, item, left: quantityText(parseStock(left) ?? 0) })}
        onSaved={() => {
          toast.success(formatMessage('cloth.returned'));
          onClose();
          void revalidate();
        }}
        submit={formatMessage('cloth.giveBack')}
        busy={busy}
        onCancel={onClose}
        checking={checking}
      >
        {() => (
          <FormNumber
            name="left"
            label={formatMessage('cloth.left')}
            hint={formatMessage('cloth.leftHint', { metres })}
            required
          />
        )}
      </RecordDialogForm>
    </FormDialog>
  );
}
