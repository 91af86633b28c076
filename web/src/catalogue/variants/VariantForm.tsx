import { checkVariantQuantities, formatMessage, type Milli, type PrescribedPower } from '@galla/domain';
import { Dialog } from '@chakra-ui/react/dialog';
import { useState } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { VariantFormQuery } from '../../__generated__/VariantFormQuery.graphql.ts';
import { fetchOptions } from '../../app/graph/fetchOptions.ts';
import { TellUnsaved } from '../../ui/dialog/TellUnsaved.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { useShortcut } from '../../ui/useShortcut.ts';
import type { CatalogueEntry } from '../local/entry.ts';
import { readMatrixVariant } from '../optical/matrix/matrixVariant.ts';
import { FEW_VARIANTS, isMeant } from './findVariants.ts';
import { gridsOf } from './grid/place.ts';
import { PowerPicker } from './grid/PowerPicker.tsx';
import { readVariant } from './variant.ts';
import type { VariantChoice } from './VariantDialog.tsx';
import { VariantFoot } from './VariantFoot.tsx';
import { VariantRows } from './VariantRows.tsx';

interface Props {
  product: CatalogueEntry;
  /** Incremented by every Retry. */
  attempt: number;
  inCart: (variantId: string) => Milli;
  /** The prescription of the customer's eyes, if the cart has one. */
  eyes: readonly PrescribedPower[];
  onChosen: (choices: VariantChoice[]) => void;
  onCancel: () => void;
}

/** A quantity for each variant, within its stock, at least one above zero. */
export function VariantForm({ product, attempt, inCart, eyes, onChosen, onCancel }: Props) {
  const [typed, setTyped] = useState<Readonly<Record<string, Milli>>>({});
  const [wanted, setWanted] = useState('');
  const [attempted, setAttempted] = useState(false);
  const { node } = useLazyLoadQuery<VariantFormQuery>(
    graphql`
      query VariantFormQuery($id: ID!) {
        node(id: $id) {
          ... on Product {
            variants {
              ...variant_variant
              ...matrixVariant_variant
            }
          }
        }
      }
    `,
    { id: product.id },
    fetchOptions(attempt),
  );
  // A failed field is null; throwing lets the surrounding `Part` show it and offer Retry.
  if (node?.variants == null) throw new Error(formatMessage('catalogue.variantsFailed'));
  const variants = node.variants.map((variant) => readVariant(variant));
  const grids = gridsOf(node.variants.map((variant) => readMatrixVariant(variant)));
  const inGrid = new Set(grids.flatMap(({ cells }) => [...cells.values()].map(({ id }) => id)));
  const quantityOf = (id: string): Milli => typed[id] ?? inCart(id);
  const onQuantity = (id: string, quantity: Milli): void => setTyped({ ...typed, [id]: quantity });
  const choices = variants.map((variant) => ({ variant, quantity: quantityOf(variant.id) }));
  /** Variants with a quantity stay listed; so do those just reset to zero in a grid. */
  const isListed = ({ variant, quantity }: VariantChoice): boolean =>
    quantity > 0 || (inGrid.has(variant.id) ? variant.id in typed : isMeant(variant, wanted));
  const asked = choices.map(({ variant: { available }, quantity }) => ({
    quantity,
    available,
    tracked: product.tracked,
    whole: true,
  }));
  const problem = checkVariantQuantities(asked);
  /**
   * An excessive quantity is shown at once; that nothing is chosen, only after the user tries to continue.
   */
  const shown = problem?.code === 'VARIANT_QUANTITY_MISSING' && !attempted ? undefined : problem;
  const choose = (): void => {
    if (problem === undefined) onChosen(choices);
    else setAttempted(true);
  };
  useShortcut('Ctrl+Enter', choose, { inDialog: true });
  return (
    <>
      <Dialog.Body>
        {grids.length > 0 ? (
          <PowerPicker
            grids={grids}
            eyes={eyes}
            tracked={product.tracked}
            quantityOf={quantityOf}
            onQuantity={onQuantity}
            wanted={wanted}
            onWanted={setWanted}
          />
        ) : (
          variants.length > FEW_VARIANTS && (
            <SearchField label={formatMessage('catalogue.findVariant')} value={wanted} onChange={setWanted} />
          )
        )}
        <VariantRows
          product={product}
          choices={choices}
          isListed={isListed}
          problem={shown}
          onQuantity={onQuantity}
        />
      </Dialog.Body>
      <VariantFoot
        problem={shown?.field === 'variants' ? shown.message : undefined}
        onCancel={onCancel}
        onChoose={choose}
      />
      <TellUnsaved when={Object.entries(typed).some(([id, quantity]) => quantity !== inCart(id))} />
    </>
  );
}
