import { formatMessage, prescribedPowers } from '@galla/domain';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { OwnerPinQuestion } from '../limits/OwnerPinQuestion.ts';
import { whenOpened } from '../../ui/whenOpened.tsx';
import { wireOf } from '../prescription/entries.ts';
import type { MayEdit } from '../cart/cart.ts';
import type { Adding } from '../cart/useAdding.ts';
import { ZeroQuestion } from '../cart/ZeroQuestion.tsx';
import type { EditedBill } from './useEdit.ts';

const EditLineDialog = whenOpened(() => import('../cart/edit/EditLineDialog.tsx'));
const AskPriceDialog = whenOpened(() => import('../cart/edit/AskPriceDialog.tsx'));
const VariantDialog = whenOpened(() => import('../../catalogue/variants/VariantDialog.tsx'));
const ScanDialog = whenOpened(() => import('../../catalogue/scan/ScanDialog.tsx'));

/** The open question or dialog. */
export type Asking = 'undo' | 'scan' | undefined;

interface Props {
  bill: EditedBill;
  adding: Adding;
  asking: Asking;
  onAsked: () => void;
  /** Key of the line being edited. */
  editing: string | undefined;
  onEdited: () => void;
  mayEditItems: MayEdit;
}

/** All dialogs of the edit screen. */
export function EditDialogs({ bill, adding, asking, onAsked, editing, onEdited, mayEditItems }: Props) {
  const line = bill.cart.lines.find(({ key }) => key === editing);
  return (
    <>
      <EditLineDialog
        open={line !== undefined}
        line={line}
        mayEditItems={mayEditItems}
        // The stock figure includes what this bill holds, so stock is corrected at the product only.
        setsStock={false}
        dispatch={bill.dispatch}
        onClose={onEdited}
      />
      <VariantDialog
        open={adding.choosing !== undefined}
        product={adding.choosing}
        inCart={adding.inCart}
        eyes={prescribedPowers(wireOf(bill.cart.prescription ?? {}))}
        onChosen={adding.takeVariants}
        onClose={adding.closeVariants}
      />
      <AskPriceDialog
        open={adding.pricing !== undefined}
        entry={adding.pricing}
        onPrice={adding.takePrice}
        onClose={adding.closePricing}
      />
      <ZeroQuestion {...bill.givenAway} />
      <OwnerPinQuestion open={bill.ownerPin.reason !== undefined} {...bill.ownerPin} />
      <ScanDialog
        open={asking === 'scan'}
        onCode={(code) => {
          onAsked();
          void adding.addCode(code);
        }}
        onClose={onAsked}
      />
      <ConfirmDialog
        open={asking === 'undo'}
        title={formatMessage('billing.undoAll')}
        confirm={formatMessage('billing.undoAll')}
        dangerous
        onConfirm={() => {
          bill.undoAll();
          onAsked();
        }}
        onCancel={onAsked}
      >
        {formatMessage('billing.undoAllQuestion')}
      </ConfirmDialog>
    </>
  );
}
