import { formatMessage, type Milli, type PrescribedPower } from '@galla/domain';
import { Dialog } from '@chakra-ui/react/dialog';
import { FormDialog } from '../../ui/dialog/FormDialog.tsx';
import { itemName } from '../../ui/itemName.ts';
import { Part } from '../../ui/Part.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import type { CatalogueEntry } from '../local/entry.ts';
import type { VariantEntry } from './variant.ts';
import { VariantForm } from './VariantForm.tsx';

/** The quantity of a variant. */
export interface VariantChoice {
  variant: VariantEntry;
  quantity: Milli;
}

interface Props {
  open: boolean;
  /** The product whose variants are shown; undefined while closed. */
  product: CatalogueEntry | undefined;
  /** The quantity of a variant that is already in the cart. */
  inCart: (variantId: string) => Milli;
  /** The prescription of the customer's eyes, if the cart has one. */
  eyes?: readonly PrescribedPower[];
  /** Receives every variant, with 0 for those not wanted. */
  onChosen: (product: CatalogueEntry, choices: VariantChoice[]) => void;
  onClose: () => void;
}

/** "Select Variant": quantities by size, colour or power (spec 2 §2, §5). */
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
