import { quantityText, rupees, formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { useRef } from 'react';
import { milliOf } from '../../../app/graph/scalars.ts';
import { useSaveKey } from '../../../app/graph/useSaveKey.ts';
import { toast } from '../../../app/toast/toast.ts';
import { useCorrectStock, useUpdatePrice } from '../../../catalogue/index.ts';
import type { CartLine } from '../cart.ts';
import { DialogFrame } from '../../../ui/dialog/DialogFrame.tsx';
import type { EditedLine } from './editedLine.ts';

interface Props {
  line: CartLine;
  edited: EditedLine;
  mayEditItem: boolean;
  /** Applies the changes to the cart; `permanent` if the item was saved with them. */
  onTake: (permanent: boolean) => void;
  /** The stock has changed meanwhile. */
  onStock: (available: number) => void;
  onCancel: () => void;
}

/** Saves only the changed values, price and stock together in one write. */
function useSaveForGood(line: CartLine, edited: EditedLine) {
  const { key, renewAfter } = useSaveKey();
  const correctStock = useCorrectStock();
  const updatePrice = useUpdatePrice();
  const variant = line.variantId !== undefined && { variant: line.variantId };
  const stock = {
    available: quantityText(edited.stock),
    expectedAvailable: quantityText(line.available),
    ...edited.correction,
  };
  const save = async () => {
    const outcome = edited.priceChanged
      ? await updatePrice.write({
          key,
          item: line.itemId,
          ...variant,
          price: rupees(edited.price),
          ...(edited.stockChanged && { stock }),
        })
      : await correctStock.write({ key, product: line.itemId, ...variant, ...stock });
    renewAfter(outcome);
    return outcome;
  };
  return { save, busy: correctStock.busy || updatePrice.busy };
}

/** "Save Changes": for this bill only, or permanently for the item (spec 2 §6). */
export function SaveChangesDialog({ line, edited, mayEditItem, onTake, onStock, onCancel }: Props) {
  const { save, busy } = useSaveForGood(line, edited);
  const usual = useRef<HTMLButtonElement>(null);
  const saveForGood = async (): Promise<void> => {
    const outcome = await save();
    if (outcome.kind === 'saved') onTake(true);
    else if (outcome.kind === 'failed') toast.error(formatMessage('catalogue.updateFailed'));
    else {
      toast.error([formatMessage('catalogue.updateFailed'), outcome.message].join('. '));
      if (outcome.kind === 'changed' && outcome.currentStock != null) onStock(milliOf(outcome.currentStock));
    }
  };
  return (
    <DialogFrame
      asks
      initialFocus={() => usual.current}
      title={formatMessage('billing.saveChanges')}
      description={
        <>
          {edited.priceChanged && <Box>{formatMessage('billing.saveChangesQuestion')}</Box>}
          {edited.stockChanged && <Box>{formatMessage('billing.saveChangesStock')}</Box>}
        </>
      }
      onClose={onCancel}
    >
      <Dialog.Footer flexWrap="wrap">
        <Button variant="outline" onClick={onCancel} disabled={busy} me="auto">
          {formatMessage('shell.cancel')}
        </Button>
        <Button
          variant="outline"
          disabled={!mayEditItem}
          loading={busy}
          loadingText={formatMessage('shell.saving')}
          onClick={() => void saveForGood()}
          {...(!mayEditItem && { 'aria-describedby': 'permanent-save-denied' })}
        >
          {formatMessage('billing.permanentSave')}
        </Button>
        <Button ref={usual} disabled={busy} onClick={() => onTake(false)}>
          {formatMessage('billing.onlyThisBill')}
        </Button>
        {!mayEditItem && (
          <Box id="permanent-save-denied" w="full" textAlign="end" textStyle="second" color="fg.subtle">
            {formatMessage(
              line.kind === 'SERVICE' ? 'billing.permanentSaveDeniedService' : 'billing.permanentSaveDenied',
            )}
          </Box>
        )}
      </Dialog.Footer>
    </DialogFrame>
  );
}
