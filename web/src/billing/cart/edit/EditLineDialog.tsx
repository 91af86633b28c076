import { formatMessage } from '@galla/domain';
import { useState } from 'react';
import type { CartLine, MayEdit } from '../cart.ts';
import type { CartAction } from '../cartReducer.ts';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { EditLineForm } from './EditLineForm.tsx';
import type { EditedLine } from './editedLine.ts';
import { SaveChangesDialog } from './SaveChangesDialog.tsx';

interface Props {
  open: boolean;
  /** The line to edit; undefined while closed. */
  line: CartLine | undefined;
  /** Whether the user may change the item permanently and correct its stock. */
  mayEditItems: MayEdit;
  /** Whether the stock can be corrected here as well. */
  setsStock?: boolean;
  dispatch: (action: CartAction) => void;
  onClose: () => void;
}

/**
 * "Edit Quantity and Price"; after a change of price or stock it asks whether the change applies to this bill only
 * (spec 2 §6).
 */
export default function EditLineDialog(props: Props) {
  const { open, line, mayEditItems, setsStock = true, dispatch, onClose } = props;
  const [edited, setEdited] = useState<EditedLine>();
  const close = (): void => {
    setEdited(undefined);
    onClose();
  };
  const take = (key: string, { quantity, price, stock }: EditedLine, permanent: boolean): void => {
    dispatch({ type: 'quantity', key, quantity });
    const atTill = line?.priceAtTill === true;
    if (permanent || atTill || price !== line?.price)
      dispatch({ type: 'price', key, price, permanent: permanent && !atTill });
    if (permanent) dispatch({ type: 'stock', key, available: stock });
    close();
  };
  return (
    <>
      <FormDialog
        open={open}
        title={formatMessage('billing.editTitle')}
        description={line?.name}
        onClose={close}
      >
        {line && (
          <EditLineForm
            line={line}
            maySetStock={setsStock && mayEditItems[line.kind] && line.tracked}
            onCancel={close}
            onRemove={() => {
              dispatch({ type: 'remove', key: line.key });
              close();
            }}
            onEdited={(next) => {
              if (next.priceChanged || next.stockChanged) setEdited(next);
              else take(line.key, next, false);
            }}
          />
        )}
      </FormDialog>
      {line && edited && (
        <SaveChangesDialog
          line={line}
          edited={edited}
          mayEditItem={mayEditItems[line.kind]}
          onTake={(permanent) => take(line.key, edited, permanent)}
          onStock={(available) => {
            dispatch({ type: 'stock', key: line.key, available });
            setEdited(undefined);
          }}
          onCancel={() => setEdited(undefined)}
        />
      )}
    </>
  );
}
