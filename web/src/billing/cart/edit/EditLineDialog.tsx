import { say } from '@galla/domain';
import { Dialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { useState } from 'react';
import type { CartLine, MayEdit } from '../cart.ts';
import type { CartAction } from '../cartReducer.ts';
import { EditLineForm } from './EditLineForm.tsx';
import type { EditedLine } from './editedLine.ts';
import { SaveChangesDialog } from './SaveChangesDialog.tsx';

interface Props {
  /** The line to edit; undefined while none is. */
  line: CartLine | undefined;
  /** Who has the right may change the item for good, and correct its stock. */
  mayEditItems: MayEdit;
  dispatch: (action: CartAction) => void;
  onClose: () => void;
}

/** "Edit Quantity and Price"; where price or stock became another, it asks what that is to hold for (spec 2 §6). */
export function EditLineDialog({ line, mayEditItems, dispatch, onClose }: Props) {
  const [edited, setEdited] = useState<EditedLine>();
  const close = (): void => {
    setEdited(undefined);
    onClose();
  };
  const take = (key: string, { quantity, price, stock }: EditedLine, permanent: boolean): void => {
    dispatch({ type: 'quantity', key, quantity });
    if (permanent || price !== line?.price) dispatch({ type: 'price', key, price, permanent });
    if (permanent) dispatch({ type: 'stock', key, available: stock });
    close();
  };
  return (
    <>
      <Dialog.Root
        open={line !== undefined}
        onOpenChange={(details) => {
          if (!details.open) close();
        }}
        lazyMount
        unmountOnExit
      >
        <Portal>
          <Dialog.Backdrop />
          <Dialog.Positioner>
            <Dialog.Content>
              <Dialog.Header>
                <Dialog.Title>{say('billing.editTitle')}</Dialog.Title>
              </Dialog.Header>
              {line && (
                <EditLineForm
                  line={line}
                  maySetStock={mayEditItems[line.kind] && line.tracked}
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
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
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
