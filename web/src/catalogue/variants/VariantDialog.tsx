import { formatMessage, type Milli, type PrescribedPower } from '@galla/domain';
import { Dialog } from '@chakra-ui/react/dialog';
import { FormDialog } from '../../ui/dialog/FormDialog.tsx';
import { itemName } from '../../ui/itemName.ts';
import { Part } from '../../ui/Part.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import type { CatalogueEntry } from '../local/entry.ts';
import type { VariantEntry } from './variant.ts';
import { VariantForm } from './VariantForm.tsx';

/** How much of a variant is wanted. */
export interface VariantChoice {
  variant: VariantEntry;
  quantity: Milli;
}

interface Props {
  open: boolean;
  /** The product whose variants are shown; undefined while none is. */
  product: CatalogueEntry | undefined;
  /** How much of a variant, by its id, is in the cart already. */
  inCart: (variantId: string) => Milli;
  /** What the customer's eyes are prescribed, where that goes with the cart. */
  eyes?: readonly PrescribedPower[];
  /** Gets every variant, with 0 for those of which nothing is wanted. */
  onChosen: (product: CatalogueEntry, choices: VariantChoice[]) => void;
  onClose: () => void;
}

/** "Select Variant": how many of each size, colour or power (spec 2 §2, §5). */
export default function VariantDialog({ open, product, inCart, eyes = [], onChosen, onClose }: Props) {
  return (
    <FormDialog
      size="lg"
      open={open}
      title={formatMessage('billing.selectVariant')}
      description={product && itemName(product.title)}
      onClose={onClose}
    >
      {product && (
        <Part
          title={formatMessage('catalogue.variantsFailed')}
          skeleton={
            <Dialog.Body>
              <SkeletonRows rows={4} />
            </Dialog.Body>
          }
        >
          {(attempt) => (
            <VariantForm
              product={product}
              attempt={attempt}
              inCart={inCart}
              eyes={eyes}
              onChosen={(choices) => onChosen(product, choices)}
              onCancel={onClose}
            />
          )}
        </Part>
      )}
    </FormDialog>
  );
}
